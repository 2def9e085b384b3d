/**
 * Writes the response examples in `spec/examples/` from a gateway's current responses. Run `npm run
 * generate` afterwards.
 *
 *     node contract-tests/examples/write.ts
 */
import { writeFile } from "node:fs/promises";
import { renderExamples } from "./render.ts";

for (const [name, text] of await renderExamples()) {
  await writeFile(new URL(`../../spec/examples/${name}`, import.meta.url), text);
}
