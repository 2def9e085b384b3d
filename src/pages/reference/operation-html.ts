import type { OpenAPIV3 } from "openapi-types";
import type { ContractDocument } from "../../../generated/document.ts";
import { followReference, isReference } from "../../wire/contract/contract-document.ts";
import { PLACEHOLDER_ORIGIN } from "../../http/request/addresses.ts";
import { escapeHtml } from "../docs/escape-html.ts";
import { fieldsHtml, isPlain, prose, type Schemas, typeOf } from "./schema-html.ts";

/** An operation, and the settings for its HTML. */
export interface ShownOperation {
  readonly document: ContractDocument;
  /** The common prefix of all paths. */
  readonly root: string;
  readonly path: string;
  readonly method: string;
  readonly operation: OpenAPIV3.OperationObject<{ operationId: string; "x-role"?: string }>;
  /** The environment variable with the key in the samples. */
  readonly keyVariable: string;
}

type Parameter = OpenAPIV3.ParameterObject;

const schemasOf = ({ document }: ShownOperation): Schemas => document.components?.schemas ?? {};

/**
 * Returns the HTML of an operation: its description, a curl line, its input, its responses, and a
 * form to try it.
 */
export function operationHtml(shown: ShownOperation): string {
  const { path, method, operation, root } = shown;
  const { operationId: id, summary = id, description, "x-role": role } = operation;
  const place = `<span class="method">${method.toUpperCase()}</span> ${escapeHtml(root + path)}`;
  return `<section class="operation" id="${id}">
<h3><a class="anchor" href="#${id}">${escapeHtml(summary)}</a></h3>
<p class="place"><code>${place}</code>${role === undefined ? "" : ` <span class="role">role ${role}</span>`}</p>
${prose(description)}
<div class="sample is-alone"><p class="language">curl</p>
<pre tabindex="0"><code>${escapeHtml(curlOf(shown))}</code></pre></div>
${parametersHtml(shown)}
${bodyHtml(shown)}
${repliesHtml(shown)}
${tryHtml(shown)}
</section>`;
}

/** Returns the parameters of the operation. Every operation also accepts a client's request id. */
function parametersOf(shown: ShownOperation): readonly Parameter[] {
  const { document, operation } = shown;
  return (operation.parameters ?? []).map((part) =>
    followReference<Parameter>(part, document.components?.parameters),
  );
}

function contentOf(shown: ShownOperation): OpenAPIV3.MediaTypeObject | undefined {
  const { requestBody } = shown.operation;
  if (requestBody === undefined || isReference(requestBody)) return undefined;
  return requestBody.content["application/json"];
}

/** Returns the first example of a body or a response. */
function exampleOf(content: OpenAPIV3.MediaTypeObject | undefined): unknown {
  const [first] = Object.values(content?.examples ?? {});
  return first === undefined || isReference(first) ? content?.example : first.value;
}

/** Returns a call that works once its key, and the ids in capitals, are filled in. */
function curlOf(shown: ShownOperation): string {
  const { root, path, method, keyVariable } = shown;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const address = PLACEHOLDER_ORIGIN + root + filled + requiredQuery(shown);
  const target = address.includes("?") ? `"${address}"` : address;
  const body = exampleOf(contentOf(shown));
  const data = body === undefined ? "" : JSON.stringify(body).replaceAll("'", String.raw`'\''`);
  return [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${target}`,
    `  -H "Authorization: Bearer $${keyVariable}"`,
    ...(body === undefined ? [] : [`  -H "Content-Type: application/json"`, `  -d '${data}'`]),
  ].join(" \\\n");
}

/** Returns the required query parameters, with the values of their examples. */
function requiredQuery(shown: ShownOperation): string {
  const required = parametersOf(shown).filter(
    ({ in: place, required }) => place === "query" && required === true,
  );
  const query = required.map((parameter) => {
    const { name, examples = {} } = parameter;
    const written: unknown = parameter.example ?? exampleOf({ examples });
    const value = typeof written === "string" ? written : name.toUpperCase();
    return `${name}=${encodeURIComponent(value)}`;
  });
  return query.length === 0 ? "" : `?${query.join("&")}`;
}

function parametersHtml(shown: ShownOperation): string {
  const rows = parametersOf(shown).map((parameter) => {
    const { name, in: place, required, description, schema = {} } = parameter;
    const mark = required === true ? ` <span class="required">required</span>` : "";
    const type = `${place} · ${typeOf(schema, schemasOf(shown))}`;
    return `<dt><code>${escapeHtml(name)}</code> <span class="type">${type}</span>${mark}</dt>
<dd>${prose(description)}</dd>`;
  });
  return rows.length === 0 ? "" : `<h4>Parameters</h4>\n<dl class="fields">${rows.join("\n")}</dl>`;
}

function bodyHtml(shown: ShownOperation): string {
  const content = contentOf(shown);
  if (content?.schema === undefined) return "";
  return `<h4>Body</h4>\n${fieldsHtml(content.schema, schemasOf(shown))}${examplesHtml(content)}`;
}

function examplesHtml(content: OpenAPIV3.MediaTypeObject): string {
  return Object.entries(content.examples ?? {})
    .map(([name, example]) => {
      if (isReference(example)) return "";
      const value: unknown = example.value;
      const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
      return `<details class="example"><summary>Example: ${escapeHtml(example.summary ?? name)}</summary>
<pre tabindex="0"><code>${escapeHtml(text)}</code></pre></details>`;
    })
    .join("\n");
}

function repliesHtml(shown: ShownOperation): string {
  const { document, operation } = shown;
  const rows = Object.entries(operation.responses).map(([status, part]) => {
    const reply = followReference<OpenAPIV3.ResponseObject>(part, document.components?.responses);
    const kinds = Object.entries(reply.content ?? {});
    const isSuccess = status.startsWith("2");
    const types = kinds.map(([type, content]) => {
      if (content.schema === undefined) return "";
      const schema = followReference<OpenAPIV3.SchemaObject>(content.schema, schemasOf(shown));
      const name = isPlain(schema) ? "" : ` ${typeOf(content.schema, schemasOf(shown))}`;
      return `<span class="type">${escapeHtml(type)}${name}</span>`;
    });
    const examples = isSuccess ? kinds.map(([, content]) => examplesHtml(content)).join("") : "";
    return `<dt><code>${status}</code> ${types.join(" ")}</dt>
<dd>${prose(reply.description)}${examples}</dd>`;
  });
  return `<h4>Replies</h4>\n<dl class="fields">${rows.join("\n")}</dl>`;
}

/** Returns a form that only the page's script shows, since it cannot be sent without the script. */
function tryHtml(shown: ShownOperation): string {
  const { root, path, method, operation } = shown;
  const { operationId: id, summary = id } = operation;
  const inputs = parametersOf(shown)
    .filter(({ in: place }) => place === "path" || place === "query")
    .map(({ name, in: place, required }) => {
      const must = required === true ? " required" : "";
      return `<label for="${id}-${name}">${name}</label>
<input id="${id}-${name}" name="${name}" data-in="${place}" autocomplete="off" spellcheck="false"${must}>`;
    });
  const body = exampleOf(contentOf(shown));
  const text = escapeHtml(JSON.stringify(body ?? null, null, 2));
  const area =
    body === undefined
      ? ""
      : `<label for="${id}-body">Body</label>
<textarea id="${id}-body" name="body" rows="8" spellcheck="false">${text}</textarea>`;
  const name = `<span class="for-readers">: ${escapeHtml(summary)}</span>`;
  return `<details class="try" hidden><summary>Try it${name}</summary>
<form data-method="${method.toUpperCase()}" data-path="${escapeHtml(root + path)}">
${inputs.join("\n")}
${area}
<button type="submit">Send</button>
<p class="outcome" role="status"></p>
<pre class="reply" tabindex="0" hidden></pre>
</form></details>`;
}
