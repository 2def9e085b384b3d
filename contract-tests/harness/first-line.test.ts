import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { firstLine } from "./first-line.ts";

test("a line is complete in any chunks, and the rest of the output is read", async () => {
  const output = new PassThrough();
  const line = firstLine(output);
  for (const piece of ["port 4", "071", "\nsecond\n"]) output.write(piece);
  expect(await line).toBe("port 4071");
  output.end("third\n");
  await expect.poll(() => output.readableEnded).toBe(true);
});

test("an output without a complete line is an error", async () => {
  const output = new PassThrough();
  const line = firstLine(output);
  output.end();
  await expect(line).rejects.toThrow("without a line");
});
