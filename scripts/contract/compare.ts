/**
 * Compares two OpenAPI documents: prints each change with its place and its effect on clients of
 * the older document.
 *
 *     npm run -s contract:compare -- OLD.json NEW.json [--json]
 *
 * Exits with 0 if every change is harmless, 1 if a change breaks a client or is not understood, 2
 * if the documents cannot be compared, 3 if a change breaks the source of generated clients, and
 * none does worse.
 */
import { readFileSync } from "node:fs";
import { tolerateClosedPipes } from "../../src/operator/cli/closed-pipes.ts";
import { runCompare } from "./firewall/command/compare-command.ts";

tolerateClosedPipes();
const { code, stdout, stderr } = runCompare(process.argv.slice(2), (path) =>
  readFileSync(path, "utf8"),
);
process.exitCode = code;
process.stdout.write(stdout);
process.stderr.write(stderr);
