import type { ContractDocument } from "../../../generated/document.ts";
import { followReference } from "../../wire/contract/contract-document.ts";
import { escapeHtml } from "../docs/escape-html.ts";
import { plainText, type SearchEntry } from "../docs/search-index.ts";
import { operationHtml, type ShownOperation } from "./operation-html.ts";
import { fieldsHtml, isPlain, objectId, prose, typeOf } from "./schema-html.ts";

export interface ReferenceParts {
  /** The path of its page. */
  readonly path: string;
  readonly title: string;
  readonly document: ContractDocument;
  /** The common prefix of the contract's paths: `/v1`. */
  readonly root: string;
  readonly keyVariable: string;
  /** The label of the key: "Key", "Admin token". */
  readonly keyName: string;
  /** The paths of the document as JSON and as YAML. */
  readonly documentPaths: readonly [json: string, yaml: string];
}

const methods = ["get", "post", "patch", "put", "delete"] as const;

/** Returns the text of a reference: every operation by its tag, then every object. */
export function referenceArticle(parts: ReferenceParts): string {
  const { document, keyName, documentPaths } = parts;
  const [json, yaml] = documentPaths;
  const groups = groupsOf(parts).map(
    ({ name, description, operations }) => `<h2 id="${groupId(name)}">${escapeHtml(name)}</h2>
${prose(description)}
${operations.map(operationHtml).join("\n")}`,
  );
  return `<h1>${escapeHtml(document.info.title)}</h1>
${prose(document.info.description)}
<p>The contract for programs: <a href="${json}">OpenAPI as JSON</a>, <a href="${yaml}">as YAML</a>.</p>
<form class="credentials" hidden><label for="key">${keyName}</label>
<input id="key" type="password" autocomplete="off" spellcheck="false">
<p>For the forms of this page. It stays in this tab's memory.</p></form>
${groups.join("\n")}
<h2 id="objects">Objects</h2>
${objectsHtml(document)}`;
}

/** Returns links to every operation, by its tag. */
export function referenceContents(parts: ReferenceParts): string {
  const groups = groupsOf(parts).map(({ name, operations }) => {
    const items = operations.map(({ operation: { operationId: id, summary = id } }) => {
      return `<li><a href="#${id}">${escapeHtml(summary)}</a></li>`;
    });
    return `<li><a href="#${groupId(name)}">${escapeHtml(name)}</a><ul>${items.join("")}</ul></li>`;
  });
  return `<nav aria-label="Contents"><details open>
<summary>Contents</summary><ul>${groups.join("")}
<li><a href="#objects">Objects</a></li></ul></details></nav>`;
}

/** Returns every operation for the search. */
export function referenceSections(parts: ReferenceParts): readonly SearchEntry[] {
  const { path: page, title } = parts;
  return groupsOf(parts)
    .flatMap(({ operations }) => operations)
    .map(({ root, path, method, operation }) => {
      const { operationId: id, summary = id, description = "" } = operation;
      const text = `${method.toUpperCase()} ${root}${path} ${plainText(description)}`;
      return { path: `${page}#${id}`, title, heading: summary, text };
    });
}

function groupId(name: string): string {
  return `group-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}

interface Group {
  readonly name: string;
  readonly description: string | undefined;
  readonly operations: readonly ShownOperation[];
}

function groupsOf({ document, root, keyVariable }: ReferenceParts): readonly Group[] {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined
        ? []
        : [{ document, root, keyVariable, path, method, operation }];
    }),
  );
  return (document.tags ?? []).map(({ name, description }) => ({
    name,
    description,
    operations: all.filter(({ operation }) => operation.tags?.includes(name) === true),
  }));
}

/** Returns each object to which a field or a response links. */
function objectsHtml(document: ContractDocument): string {
  const schemas = document.components?.schemas ?? {};
  return Object.entries(schemas)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([name, part]) => {
      const schema = followReference(part, schemas);
      if (isPlain(schema)) return [];
      const isAlias = schema.properties === undefined && schema.type === undefined;
      const type = isAlias ? "" : ` <span class="type">${typeOf(schema, schemas)}</span>`;
      return [
        `<section class="object" id="${objectId(name)}">
<h3><a class="anchor" href="#${objectId(name)}">${escapeHtml(name)}</a>${type}</h3>
${prose(schema.description)}${fieldsHtml(schema, schemas)}
</section>`,
      ];
    })
    .join("\n");
}
