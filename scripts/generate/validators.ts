import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build, type Plugin } from "esbuild";
import { fileURLToPath } from "node:url";
import { listOperations, type OpenApiDocument } from "./document.ts";
import { isImplied } from "./implied-bounds.ts";
import { operationComponents } from "./operations.ts";

const runtime = fileURLToPath(new URL("validator-runtime.ts", import.meta.url));

const notice = "// Made from spec/ by scripts/generate.ts. Do not edit.\n";

const declarations = `import type { Schemas } from "./types.ts";

/** One broken rule, in the words of JSON Schema. */
export interface ValidationError {
  /** JSON pointer to the value that breaks the rule. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The rule's keyword, such as \`required\` or \`discriminator\`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * Whether a value keeps to its schema. \`errors\` belongs to the last call: null after a
 * success, the first broken rule after a failure.
 */
export interface Validator<T> {
  (value: unknown): value is T;
  readonly errors: readonly ValidationError[] | null;
}

`;

/**
 * Renders `validators.js` and `validators.d.ts`: one function per request body; an empty list
 * without requests.
 */
export async function renderValidators(
  document: OpenApiDocument,
): Promise<readonly (readonly [string, string])[]> {
  const requests = requestComponents(document);
  if (requests.length === 0) return [];
  const code = renderSchemas(document, requests);
  const types = requests.map((name) => `export const ${name}: Validator<Schemas["${name}"]>;\n`);
  return [
    ["validators.js", notice + (await bundleModule(code))],
    ["validators.d.ts", notice + declarations + types.join("")],
  ];
}

/** Returns the components that clients write, of any size and possibly malicious. */
function requestComponents(document: OpenApiDocument): readonly string[] {
  const names = listOperations(document).map((entry) => operationComponents(document, entry));
  return [...new Set(names.map(({ request }) => request))].filter((name) => name !== null).sort();
}

/**
 * Renders one ES module with a function per name; it still contains `require` calls for ajv's
 * helpers.
 */
function renderSchemas(document: OpenApiDocument, names: readonly string[]): string {
  const ajv = new Ajv({
    strict: true,
    allErrors: false,
    discriminator: true,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  addFormats.default(ajv, ["date-time"]);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(toJsonSchema(schema), name);
  }
  const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  return joinErrorsInPlace(countFromOne(code));
}

/**
 * Replaces ajv's `concat` of the errors of referenced schemas, which copies all collected errors
 * and is quadratic in the number of invalid items, by an append in place.
 */
function joinErrorsInPlace(code: string): string {
  const joined = code.replaceAll(
    /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g,
    "joinErrors(vErrors, $1.errors)",
  );
  if (joined.includes(".concat(")) throw new Error("ajv joins errors in a way not known here");
  return `import { joinErrors } from "runtime";\n${joined}`;
}

/**
 * ajv counts the code points of a whole string to check that it is not empty: 5 ms per megabyte of
 * image data. Its length is sufficient.
 */
function countFromOne(code: string): string {
  return code.replaceAll(/func\d+\((data\d*)\) < 1\)/g, "$1.length < 1)");
}

/** Annotations that a validator does not use. */
const annotations = new Set(["description", "example", "deprecated"]);

/** Converts an OpenAPI 3.0 schema to the JSON Schema that ajv compiles. */
export function toJsonSchema(schema: object): Readonly<Record<string, unknown>> {
  const converted: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema) as [string, unknown][]) {
    if (key === "properties" && typeof value === "object" && value !== null) {
      const entries = Object.entries(value).map(([name, part]) => [name, convert(part)]);
      converted[key] = Object.fromEntries(entries);
    } else if (key === "$ref" && typeof value === "string") {
      converted[key] = value.replace("#/components/schemas/", "");
    } else if (key === "discriminator" && typeof value === "object" && value !== null) {
      converted[key] = { propertyName: (value as { propertyName: string }).propertyName };
    } else if (!isAnnotation(key, value)) {
      converted[key] = convert(value);
    }
  }
  return converted;
}

function isAnnotation(key: string, value: unknown): boolean {
  return (
    annotations.has(key) ||
    key.startsWith("x-") ||
    (key === "format" && (value === "int32" || value === "int64")) ||
    isImplied(key, value)
  );
}

function convert(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(convert);
  return typeof node === "object" && node !== null ? toJsonSchema(node) : node;
}

/** Bundles a module with the ajv helpers that it needs. */
export async function bundleModule(contents: string): Promise<string> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const inMemory: Plugin = {
    name: "in-memory",
    setup(builder) {
      builder.onResolve({ filter: /^runtime$/ }, () => ({ path: runtime }));
      builder.onResolve({ filter: /^entry$/ }, ({ path }) => ({ path, namespace: "generated" }));
      builder.onLoad({ filter: /.*/, namespace: "generated" }, () => ({
        contents,
        resolveDir: root,
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: ["entry"],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["main"],
    // Comments name the module by its path below node_modules, also if that is a link.
    preserveSymlinks: true,
    target: "esnext",
    legalComments: "none",
    charset: "utf8",
    plugins: [inMemory],
  });
  // Without indentation: a third smaller, and diffs remain line by line.
  return (outputFiles[0]?.text ?? "").replaceAll(/^ +/gm, "");
}
