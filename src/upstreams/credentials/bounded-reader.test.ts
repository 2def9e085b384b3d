import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { BoundedReader, createFileReader, readRegularFileSync } from "./read-regular-file.ts";

/** Returns a reader whose reads the test ends. */
function open() {
  const timers = new TestTimers();
  const reads: { readonly path: string; readonly end: (text: string) => void }[] = [];
  const reader = new BoundedReader({
    read: (path) => new Promise((end) => reads.push({ path, end })),
    after: (ms, callback) => timers.start(ms, callback).cancel,
  });
  return { reader, timers, reads };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const late = expect.objectContaining({ code: "ETIMEDOUT" }) as unknown;

test("files are read one after the other", async () => {
  const { reader, timers, reads } = open();
  const texts = [reader.read("a"), reader.read("b")];
  await settle();
  expect(reads.map(({ path }) => path)).toEqual(["a"]);
  reads[0]?.end("1");
  await settle();
  reads[1]?.end("2");
  expect(await Promise.all(texts)).toEqual(["1", "2"]);
  expect(timers.running).toBe(0);
});

test("while a disk hangs, reads fail within a second and no second one starts", async () => {
  const { reader, timers, reads } = open();
  const texts = [reader.read("a"), reader.read("b")].map((text) =>
    text.catch((error: unknown) => error),
  );
  await settle();
  timers.pass(1_000);
  expect(await Promise.all(texts)).toEqual([late, late]);
  await expect(reader.read("a")).rejects.toEqual(late);
  expect(reads).toHaveLength(1);
  reads[0]?.end("1");
  await settle();
  const again = reader.read("a");
  await settle();
  reads[1]?.end("2");
  expect(await again).toBe("2");
});

test("a pipe is refused at once, although nobody writes to it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  await expect(createFileReader()(path)).rejects.toThrow("not a regular file");
  expect(() => readRegularFileSync(path)).toThrow("not a regular file");
  const file = join(folder, "file");
  writeFileSync(file, "text");
  expect([await createFileReader()(file), readRegularFileSync(file)]).toEqual(["text", "text"]);
});
