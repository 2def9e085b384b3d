import { followReference } from "../../wire/contract/contract-document.ts";
import type { OpenAPIV3 } from "openapi-types";
import { escapeHtml } from "../../http/pages/escape-html.ts";
import type { Heading } from "../docs/render-markdown.ts";
import { examplesHtml } from "./examples-html.ts";
import { fieldsHtml, isPlain, prose, typeOf } from "./schema-html.ts";
import {
  bodyOf,
  isServed,
  operationTitle,
  parametersOf,
  repliesOf,
  schemasOf,
  serverPath,
  type ShownOperation,
  type ShownReply,
} from "./shown-operation.ts";
import { tryHtml } from "./try-html.ts";

interface Section {
  readonly id: string;
  readonly text: string;
  /** Empty if the operation has no such part. */
  readonly html: string;
}

/** Returns the parts of an operation's text, in their order. */
function sectionsOf(shown: ShownOperation): readonly Section[] {
  const replies = repliesOf(shown);
  const served = replies.filter(isServed);
  const failures = replies.filter((reply) => !isServed(reply));
  const sections = [
    {
      id: "parameters",
      text: "Parameters",
      html: parametersHtml(shown, ({ in: place }) => place !== "header"),
    },
    { id: "body", text: "Body", html: bodyHtml(shown) },
    {
      id: "headers",
      text: "Headers",
      html: parametersHtml(shown, ({ in: place }) => place === "header"),
    },
    {
      id: "response",
      text: "Response",
      html: served.map((reply) => servedHtml(shown, reply)).join("\n"),
    },
    { id: "try-it", text: "Try it", html: tryHtml(shown) },
    { id: "errors", text: "Errors", html: failuresHtml(failures) },
  ];
  return sections.filter(({ html }) => html !== "");
}

/** Returns the headings of an operation's page. */
export function operationHeadings(shown: ShownOperation): readonly Heading[] {
  return sectionsOf(shown).map(({ id, text }) => ({ depth: 2, id, text }));
}

/** Returns the text of an operation's page, with its examples beside it. */
export function operationArticle(shown: ShownOperation): string {
  const { method, operation } = shown;
  const { description, "x-role": role } = operation;
  const place = `<span class="method">${method.toUpperCase()}</span> ${escapeHtml(serverPath(shown))}`;
  const sections = sectionsOf(shown).map(({ id, text, html }) => {
    const heading = `<h2 id="${id}"><a class="anchor" href="#${id}">${text}</a></h2>`;
    return `<section class="is-${id}">${heading}\n${html}</section>`;
  });
  return `<div class="operation"><div class="lead">
<h1>${escapeHtml(operationTitle(shown))}</h1>
<p class="place"><code>${place}</code>${role === undefined ? "" : ` <span class="role">role ${escapeHtml(role)}</span>`}</p>
${prose(description)}</div>
<aside class="examples" aria-label="Examples">
${examplesHtml(shown)}
</aside>
<div class="parts">
${sections.join("\n")}
</div></div>`;
}

function parametersHtml(
  shown: ShownOperation,
  isShown: (parameter: OpenAPIV3.ParameterObject) => boolean,
): string {
  const rows = parametersOf(shown)
    .filter(isShown)
    .map((parameter) => {
      const { name, in: place, required, description, schema = {} } = parameter;
      const mark = required === true ? ` <span class="required">required</span>` : "";
      const type = typeOf(schema, schemasOf(shown));
      const kind = place === "header" ? type : `${place} · ${type}`;
      return `<dt><code>${escapeHtml(name)}</code> <span class="type">${kind}</span>${mark}</dt>
<dd>${prose(description)}</dd>`;
    });
  return rows.length === 0 ? "" : `<dl class="fields">${rows.join("\n")}</dl>`;
}

function bodyHtml(shown: ShownOperation): string {
  const schema = bodyOf(shown)?.schema;
  return schema === undefined ? "" : fieldsHtml(schema, schemasOf(shown));
}

type StreamContent = OpenAPIV3.MediaTypeObject & {
  readonly "x-event-data"?: OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject;
};

/** Returns the fields of a response, and of the events if it can be a stream. */
function servedHtml(shown: ShownOperation, { status, description, content }: ShownReply): string {
  const schemas = schemasOf(shown);
  const kinds = content.map(([type, media]) => {
    const { schema, "x-event-data": data }: StreamContent = media;
    const name = `<code>${status}</code> <span class="type">${escapeHtml(type)}</span>`;
    if (data !== undefined) {
      return `<p>${name}: a stream. The <code>data</code> of each event is:</p>${fieldsHtml(data, schemas)}`;
    }
    if (schema === undefined || isPlain(followReference(schema, schemas))) return `<p>${name}</p>`;
    return `<p>${name}</p>${fieldsHtml(schema, schemas)}`;
  });
  return `${prose(description)}${kinds.join("\n")}`;
}

function failuresHtml(failures: readonly ShownReply[]): string {
  const rows = failures.map(
    ({ status, description }) => `<dt><code>${status}</code></dt><dd>${prose(description)}</dd>`,
  );
  return rows.length === 0 ? "" : `<dl class="fields statuses">${rows.join("\n")}</dl>`;
}
