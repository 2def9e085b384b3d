/**
 * Writes the examples of replies in `spec/examples/`, as a gateway answers today. Run
 * `npm run generate` afterwards.
 *
 *     node contract-tests/examples/write.ts
 */
import { writeFile } from "node:fs/promises";
import { renderExamples } from "./render.ts";

for (const [name, text] of await renderExamples()) {
  await writeFile(new URL(`../../spec/examples/${name}`, import.meta.url), text);
}
