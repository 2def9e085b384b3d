/**
 * Checks the specification for rules that no general linter knows; fails with one line per
 * problem.
 *
 *     node scripts/lint-spec.ts
 */
import { bundleSpecification } from "./generate/bundle.ts";
import { findBoundProblems } from "./lint/bound-rules.ts";
import { findExampleProblems } from "./lint/example-rules.ts";
import { findOperationProblems } from "./lint/operation-rules.ts";
import { findSchemaProblems } from "./lint/schema-rules.ts";

const document = await bundleSpecification(new URL("../spec/openapi.yaml", import.meta.url));
const problems = [
  ...findSchemaProblems(document),
  ...findBoundProblems(document),
  ...findOperationProblems(document),
  ...findExampleProblems(document),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
