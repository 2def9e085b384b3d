/** A run that ends by itself with exit code 3, and takes a moment to free its memory. */
import { endTogether } from "./end-together.ts";

endTogether();
const kept: object[] = [];
for (let at = 0; at < 3_000_000; at += 1) kept.push({ at, text: `object ${at}` });
console.log(kept.length);
process.exitCode = 3;
