import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { renderExamples } from "./render.ts";

test("the document's example responses equal a gateway's responses", async () => {
  for (const [name, text] of await renderExamples()) {
    const file = await readFile(new URL(`../../spec/examples/${name}`, import.meta.url), "utf8");
    const advice = "run npm run generate";
    expect(file, `${name} is stale: ${advice}`).toBe(text);
  }
});
