"""A page in headless Chromium, by the DevTools protocol over a pipe: JSON, ended by a zero byte."""
# SPDX-License-Identifier: MIT
import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import time

PROGRAMS = ("chromium-headless-shell", "chromium")  # Debian's
PATIENCE = 30  # seconds


def program():
    """Chromium's path; None where there is none."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def pipe():
    """Ends with numbers above those that Chromium reads (3) and writes (4)."""
    ends = os.pipe()
    above = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends]
    for end in ends:
        os.close(end)
    return above


class Page:
    """One page, opened at an address. Points are of the window, in CSS pixels."""

    def __init__(self, address, profile, width, height):
        to_chromium, from_chromium = pipe(), pipe()
        theirs = to_chromium[0], from_chromium[1]
        self.to, self.replies = to_chromium[1], from_chromium[0]
        flags = ["--headless", "--remote-debugging-pipe", f"--user-data-dir={profile}",
                 "--disable-gpu", "--force-color-profile=srgb"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{theirs[0]} 4>&{theirs[1]}', "bash", program(), *flags],
            pass_fds=theirs, stderr=subprocess.DEVNULL)
        for end in theirs:
            os.close(end)
        self.number, self.session, self.buffer, self.events = 0, {}, b"", set()
        target = self.do("Target.createTarget", url="about:blank", width=width, height=height)
        self.session = self.do("Target.attachToTarget", flatten=True, **target)
        self.do("Page.enable")
        self.do("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.events:
            self.events.add(self.message().get("method"))

    def do(self, method, **parameters):
        """What Chromium replies to a command."""
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters, **self.session}
        os.write(self.to, json.dumps(command).encode() + b"\0")
        while True:
            reply = self.message()
            self.events.add(reply.get("method"))
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]

    def message(self):
        while b"\0" not in self.buffer:
            if not select.select([self.replies], [], [], PATIENCE)[0]:
                raise RuntimeError(f"Chromium said nothing for {PATIENCE} seconds")
            more = os.read(self.replies, 1 << 20)
            if not more:
                raise RuntimeError("Chromium has ended")
            self.buffer += more
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def value(self, expression):
        """Of JavaScript; promises are waited for."""
        said = self.do("Runtime.evaluate", expression=expression, returnByValue=True,
                       awaitPromise=True)
        if "exceptionDetails" in said:
            raise RuntimeError(f"{expression}: {said['exceptionDetails']}")
        return said["result"].get("value")

    def wait(self, condition):
        """Until an expression of JavaScript is true."""
        end = time.monotonic() + PATIENCE
        while not self.value(condition):
            if time.monotonic() > end:
                raise RuntimeError(f"{PATIENCE} seconds passed without {condition}: "
                                   f"{self.value('document.body.innerText')}")
            time.sleep(0.02)

    def middle(self, selector):
        x, y, width, height = self.value(
            f"(({{x, y, width, height}}) => [x, y, width, height])"
            f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")
        return {"x": x + width / 2, "y": y + height / 2}

    def click(self, selector):
        for event in ("mousePressed", "mouseReleased"):
            self.do("Input.dispatchMouseEvent", type=event, button="left", clickCount=1,
                    **self.middle(selector))

    def drop(self, file, selector):
        data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
        for event in ("dragEnter", "dragOver", "drop"):
            self.do("Input.dispatchDragEvent", type=event, data=data, **self.middle(selector))

    def canvas(self, selector):
        """A canvas as a PNG file's bytes."""
        url = self.value(f"document.querySelector({json.dumps(selector)}).toDataURL()")
        return base64.b64decode(url.partition(",")[2])

    def screenshot(self):
        """A PNG file's bytes."""
        return base64.b64decode(self.do("Page.captureScreenshot")["data"])

    def close(self):
        self.session = {}
        self.do("Browser.close")
        self.process.wait(PATIENCE)
        for end in (self.to, self.replies):
            os.close(end)
