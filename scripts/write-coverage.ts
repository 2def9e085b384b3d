/**
 * Writes `docs/contract-coverage.md` from the contract and the causes of the coverage test. That
 * test fails if the page is not current.
 *
 *     node scripts/write-coverage.ts
 */
import { writeFile } from "node:fs/promises";
import { declaredAnswers } from "../contract-tests/coverage/answers.ts";
import { causes } from "../contract-tests/coverage/causes.ts";
import { renderCoverage } from "../contract-tests/coverage/render-coverage.ts";

const page = new URL("../docs/contract-coverage.md", import.meta.url);
await writeFile(page, renderCoverage(declaredAnswers(), causes));
