// The page: a picture and a window go to the worker, and what comes back is drawn.
// SPDX-License-Identifier: MIT
import {parseWindow} from './kernels.mjs';

const MOST_PIXELS = 1024;  // of a side: larger pictures are drawn smaller
const worker = new Worker('worker.mjs', {type: 'module'});
const form = document.forms.windows, note = document.getElementById('note');
let picture, asked = 0;  // how often

const canvas = name => document.querySelector(`#${name} canvas`);

function draw(name, {data, width, height}) {
  Object.assign(canvas(name), {width, height});
  canvas(name).getContext('2d').putImageData(new ImageData(data, width), 0, 0);
  document.querySelector(`#${name} small`).textContent = `${width} × ${height}`;
}

/** Asks the worker; `data-state` says when the page shows what was asked for. */
function ask() {
  if (!picture) return;
  document.body.dataset.state = 'busy';
  worker.postMessage({request: ++asked, window: form.elements.window.value, picture});
}

worker.onmessage = ({data}) => {
  if (data.request !== asked) return;  // a later answer follows
  if (data.error) {
    note.textContent = data.error;
    document.body.dataset.state = 'error';
    return;
  }
  for (const name of ['pooled', 'indices', 'unpooled']) draw(name, data[name]);
  const time = microseconds => `${microseconds.toFixed(microseconds < 100 ? 1 : 0)} µs`;
  note.textContent = `3 planes of f32: pooled in ${time(data.poolTime)}, ` +
      `unpooled in ${time(data.unpoolTime)}, by ${data.bytes.toLocaleString('en')} bytes of wasm`;
  document.body.dataset.state = 'done';
};

async function show(file) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(bitmap, 0, 0, width, height);
  const {data} = context.getImageData(0, 0, width, height);
  picture = {data, width, height};
  draw('picture', picture);
  ask();
}

function showOrSay(file) {
  show(file).catch(error => {
    note.textContent = `this file is no picture: ${error.message}`;
    document.body.dataset.state = 'error';
  });
}

async function showPhotograph() {
  showOrSay(await (await fetch('photograph.png')).blob());
}

for (const name of await (await fetch('windows.json')).json()) {
  const {kernel, stride, pad} = parseWindow(name);
  const text = `${kernel} × ${kernel}, stride ${stride}` + (pad ? `, pad ${pad}` : '');
  const radio = Object.assign(document.createElement('input'),
                              {type: 'radio', name: 'window', value: name});
  radio.checked = !form.elements.window;  // the first
  const label = document.createElement('label');
  label.append(radio, text);
  form.append(label);
}
form.onchange = ask;
document.getElementById('photograph').onclick = showPhotograph;
document.getElementById('file').onchange = ({target}) => showOrSay(target.files[0]);
document.body.ondragover = event => event.preventDefault();
document.body.ondrop = event => {
  event.preventDefault();
  if (event.dataTransfer.files.length) showOrSay(event.dataTransfer.files[0]);
};
document.body.dataset.state = 'ready';
