/**
 * Writes the response examples in `spec/examples/` from a gateway's current responses, as a step of
 * `npm run generate`.
 *
 *     node contract-tests/examples/write.ts
 */
import { writeFile } from "node:fs/promises";
import { renderExamples } from "./render.ts";

for (const [name, text] of await renderExamples()) {
  await writeFile(new URL(`../../spec/examples/${name}`, import.meta.url), text);
}
