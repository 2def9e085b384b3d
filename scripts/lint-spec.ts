import { adminContract, clientContract, consoleContract } from "./contract/contracts.ts";
import {
  findAdminValidator,
  findConsoleValidator,
  findValidator,
} from "./contract/find-validator.ts";
import { bundleSpecification } from "./generate/bundle.ts";
import { findBoundProblems } from "./lint/bound-rules.ts";
import { findExampleProblems } from "./lint/example-rules.ts";
import {
  findOperationProblems,
  findNameProblems,
  findRoleProblems,
} from "./lint/operation-rules.ts";
import { findSchemaProblems } from "./lint/schema-rules.ts";

/**
 * Checks the documents of the specification for rules that no general linter has; fails with one
 * line per problem.
 *
 *     node scripts/lint-spec.ts
 */

const client = await bundleSpecification(clientContract.specification);
const admin = await bundleSpecification(adminContract.specification);
const customers = await bundleSpecification(consoleContract.specification);
const problems = [
  ...[client, admin, customers].flatMap((document) => [
    ...findSchemaProblems(document),
    ...findBoundProblems(document),
    ...findOperationProblems(document),
  ]),
  ...findExampleProblems(client, findValidator),
  ...findExampleProblems(admin, findAdminValidator),
  ...findExampleProblems(customers, findConsoleValidator),
  ...findRoleProblems(admin),
  ...findNameProblems([client, admin, customers]),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
