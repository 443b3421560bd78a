/* What a program weighs without argpool.
 * SPDX-License-Identifier: MIT */
int main(void) { return 0; }
