/**
 * Generates everything in `generated/` from the documents of `spec/`, the schema of `gateway.yaml`
 * and the folders of the pages. With `--check` it writes no file and fails if a file on disk
 * differs from the generated one.
 *
 *     node scripts/generate.ts [--check]
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { clientContract, contracts, type Contract } from "./contract/contracts.ts";
import { bundleSpecification, bundleWithPresentation } from "./generate/bundle.ts";
import { renderChangelog } from "./generate/changelog.ts";
import { renderCommandColumns } from "./generate/columns.ts";
import { renderDeprecations } from "./generate/deprecations.ts";
import type { OpenApiDocument } from "./generate/document.ts";
import { documentModule } from "./generate/document-module.ts";
import { renderGatewayFile } from "./generate/gateway-file.ts";
import { renderOptions } from "./generate/options.ts";
import { renderPageClient } from "./generate/page-client.ts";
import { renderPageFields } from "./generate/page-fields.ts";
import { renderPageFiles } from "./generate/page-files.ts";
import { renderOperations } from "./generate/operations.ts";
import { withRevision } from "./generate/revision.ts";
import { renderStreamGrammar } from "./generate/stream-grammar.ts";
import { renderTypes } from "./generate/types.ts";
import { renderUnlistedFields } from "./generate/unlisted-fields.ts";
import { renderValidators } from "./generate/validators.ts";

const streamGrammar = new URL("../spec/stream-grammar.yaml", import.meta.url);
const unlistedFields = new URL("../spec/unlisted-fields.yaml", import.meta.url);
const outputFolder = new URL("../generated/", import.meta.url);

/**
 * Returns the generated files of one document, name to text; the same specification gives the same
 * bytes.
 */
async function renderContract(contract: Contract): Promise<readonly (readonly [string, string])[]> {
  const { specification, folder, isServed, isCalledByPages, isCalledByCommands } = contract;
  const { document: bundled, presented } = await bundleWithPresentation(specification);
  const document = withRevision(bundled, contract);
  const files: readonly (readonly [string, string])[] = [
    ["openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ...(isServed === true
      ? [["changelog.json", renderChangelog(contract, document)] as const]
      : []),
    ["document.ts", documentModule],
    ["operations.ts", renderOperations(document)],
    ["types.ts", await renderTypes(document)],
    ...(await renderValidators(document)),
    ...(isCalledByPages === true ? renderForPages(document, presented) : []),
    ...(isCalledByCommands === true ? renderForCommands(presented) : []),
  ];
  return files.map(([name, text]) => [folder + name, text]);
}

/** Returns the files that a page loads: the client, and the fields that it shows. */
function renderForPages(document: OpenApiDocument, presented: OpenApiDocument) {
  return [...renderPageClient(document), ["page-fields.ts", renderPageFields(presented)] as const];
}

/** Returns the files of the operators' commands. */
function renderForCommands(presented: OpenApiDocument) {
  return [
    ["columns.ts", renderCommandColumns(presented)] as const,
    ["options.ts", renderOptions(presented)] as const,
  ];
}

async function renderAll(): Promise<ReadonlyMap<string, string>> {
  const documents = await Promise.all(contracts.map(renderContract));
  const clientDocument = await bundleSpecification(clientContract.specification);
  return new Map([
    ...documents.flat(),
    ["stream-grammar.json", await renderStreamGrammar(streamGrammar)],
    ["deprecations.ts", renderDeprecations(clientDocument)],
    ["unlisted-fields.ts", await renderUnlistedFields(unlistedFields, clientDocument)],
    ...(await renderGatewayFile()),
    ...(await renderPageFiles()),
  ]);
}

async function readIfPresent(file: URL): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Returns the names of the generated files that differ from the specification. */
async function findStale(files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [name, text] of files) {
    if ((await readIfPresent(new URL(name, outputFolder))) !== text) stale.push(name);
  }
  return stale;
}

async function main(): Promise<void> {
  const files = await renderAll();
  if (process.argv.includes("--check")) {
    const stale = await findStale(files);
    if (stale.length === 0) return;
    console.error(
      `generated/ differs from its sources in: ${stale.join(", ")}. Run npm run generate.`,
    );
    process.exitCode = 1;
    return;
  }
  for (const [name, text] of files) {
    const file = new URL(name, outputFolder);
    await mkdir(new URL(".", file), { recursive: true });
    await writeFile(file, text);
  }
}

await main();
