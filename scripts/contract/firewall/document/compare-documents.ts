import { Findings, type Change } from "../change.ts";
import { compareKeys, type Level, type Context } from "../keys.ts";
import { BrokenDocument, child, rootOf, stringOf, type Part } from "../part.ts";
import { SchemaComparison } from "../schema/compare-schemas.ts";
import { compareComponents } from "./components.ts";
import { comparePaths } from "./paths.ts";
import { compareSecuritySchemes } from "./security.ts";
import { compareDocumentServers } from "./servers.ts";

const documentLevel: Level = {
  name: "a document",
  compared: ["openapi", "servers", "security", "paths", "components"],
  annotations: ["info", "tags", "externalDocs"],
};

/** Returns the changes from one OpenAPI document to the next; throws if one cannot be read. */
export function compareDocuments(before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [rootOf(before), rootOf(after)];
  const versions = [versionOf(old), versionOf(now)];
  const findings = new Findings();
  const { report } = findings;
  const context: Context = { report, schemas: new SchemaComparison(report) };
  const pair = { old, now };
  if (versions[0] !== versions[1]) {
    const text = `OpenAPI ${versions[0]} becomes ${versions[1]}, which tools may not read`;
    report("unknown", child(now, "openapi"), text);
  }
  compareKeys(documentLevel, pair, context, "response");
  compareDocumentServers(pair, report);
  compareSecuritySchemes(pair, context);
  comparePaths(pair, context);
  compareComponents(pair, context);
  return findings.list();
}

/** Returns `3.0` for `3.0.4`. */
function versionOf(document: Part): string {
  const [, version] = /^(3\.\d+)\./.exec(stringOf(child(document, "openapi")) ?? "") ?? [];
  if (version === undefined) throw new BrokenDocument("this is not a document of OpenAPI 3");
  return version;
}
