import type { OpenAPIV3 } from "openapi-types";
import { followReference } from "../../wire/contract/contract-document.ts";
import { escapeHtml } from "../../http/pages/escape-html.ts";
import { plainText, type SearchEntry } from "../docs/search-index.ts";
import type { Heading } from "../docs/render-markdown.ts";
import { prose } from "./schema-html.ts";
import {
  bodyOf,
  groupsOf,
  operationPath,
  operationTitle,
  schemasOf,
  serverPath,
  type ReferenceParts,
  type ShownOperation,
} from "./shown-operation.ts";

/**
 * Returns the first page of a reference: what the contract says of itself, and every operation by
 * its tag. Each operation has its id as anchor, for links from when all were on this page.
 */
export function overviewArticle(parts: ReferenceParts): string {
  const { document, documentPaths } = parts;
  const [json, yaml] = documentPaths;
  const groups = groupsOf(parts).map(({ name, description, operations }) => {
    const rows = operations.map(
      (
        shown,
      ) => `<li id="${shown.operation.operationId}"><a href="${operationPath(shown)}">${escapeHtml(operationTitle(shown))}</a>
<code>${methodMark(shown)} ${escapeHtml(serverPath(shown))}</code></li>`,
    );
    return `<h2 id="${groupId(name)}">${escapeHtml(name)}</h2>
${prose(description)}
<ul class="operations">${rows.join("\n")}</ul>`;
  });
  const [first = "", ...rest] = (document.info.description ?? "").split("\n\n");
  return `<h1>${escapeHtml(parts.title)}</h1>
${prose(first)}
<p>The contract for programs: <a href="${json}">OpenAPI as JSON</a>, <a href="${yaml}">as YAML</a>.</p>
${groups.join("\n")}
<h2 id="common-rules">Common rules</h2>
${prose(rest.join("\n\n"))}`;
}

/**
 * Returns links to every operation by its tag, and below the current one, whose path is given, to
 * its sections.
 */
export function referenceContents(
  parts: ReferenceParts,
  path: string,
  headings: readonly Heading[],
): string {
  const groups = groupsOf(parts).map(({ name, operations }) => {
    const items = operations.map((shown) => {
      const to = operationPath(shown);
      const isHere = to === path;
      const text = `${methodMark(shown)} ${escapeHtml(operationTitle(shown))}`;
      const link = `<a href="${to}"${isHere ? ' aria-current="page"' : ""}>${text}</a>`;
      return `<li>${link}${isHere ? sections(headings) : ""}</li>`;
    });
    return `<p class="group">${escapeHtml(name)}</p><ul>${items.join("\n")}</ul>`;
  });
  const here = path === parts.path ? ' aria-current="page"' : "";
  return `<nav aria-label="Contents"><details open>
<summary>Contents</summary><ul><li><a href="${parts.path}"${here}>Overview</a></li></ul>
${groups.join("\n")}</details></nav>`;
}

function methodMark({ method }: ShownOperation): string {
  return `<span class="method is-${method}">${method.toUpperCase()}</span>`;
}

function sections(headings: readonly Heading[]): string {
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<ul>${items.join("")}</ul>`;
}

/** Returns every operation for the search. */
export function referenceSections(parts: ReferenceParts): readonly SearchEntry[] {
  return groupsOf(parts)
    .flatMap(({ operations }) => operations)
    .map((shown) => {
      const { method, operation } = shown;
      const place = `${method.toUpperCase()} ${serverPath(shown)}`;
      const fields = fieldNames(shown).join(", ");
      return {
        path: operationPath(shown),
        title: parts.title,
        heading: operationTitle(shown),
        text: `${place} ${plainText(operation.description ?? "")} ${fields}`,
      };
    });
}

/** Returns the names of the fields of an operation's body. */
function fieldNames(shown: ShownOperation): readonly string[] {
  const schema = bodyOf(shown)?.schema;
  if (schema === undefined) return [];
  const { properties = {} } = followReference<OpenAPIV3.SchemaObject>(schema, schemasOf(shown));
  return Object.keys(properties);
}

function groupId(name: string): string {
  return `group-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}
