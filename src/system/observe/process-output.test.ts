import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLineFile } from "./process-output.ts";

test("a write to a pipe that is full fails at once, and succeeds once it is read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  // Both ends, so that no open waits for the other end.
  const fd = openSync(path, constants.O_RDWR);
  onTestFinished(() => closeSync(fd));
  const file = openLineFile(fd);
  const write = (): Promise<readonly [unknown, number]> =>
    new Promise((resolve) => {
      file.write(Buffer.alloc(65_536), (error, length) => resolve([error, length]));
    });
  let length = 0;
  expect(() => {
    for (;;) length += file.writeSync(Buffer.alloc(65_536));
  }).toThrow("EAGAIN");
  expect(await write()).toEqual([expect.objectContaining({ code: "EAGAIN" }), expect.anything()]);
  readSync(fd, Buffer.alloc(length));
  expect(await write()).toEqual([null, 65_536]);
});
