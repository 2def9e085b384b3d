import { escapeHtml } from "../../http/pages/escape-html.ts";
import { renderMarkdown } from "../docs/render-markdown.ts";
import { samplesOf } from "./samples.ts";
import {
  bodyOf,
  examplesOf,
  isServed,
  repliesOf,
  type Example,
  type ShownOperation,
} from "./shown-operation.ts";

/** A request and the response that belongs to it. */
interface Exchange {
  readonly summary: string;
  /** The example of the body; null if the request has no body, undefined for a response alone. */
  readonly request: Example | null | undefined;
  readonly reply: ReplyExample | undefined;
}

/** An example of a response. */
interface ReplyExample extends Example {
  readonly status: string;
}

/**
 * Returns the examples of an operation: each with the request in each language and its response,
 * which has the same name in the contract. All but the first are folded.
 */
export function examplesHtml(shown: ShownOperation): string {
  const exchanges = exchangesOf(shown);
  if (exchanges.length === 1) return exchanges.map((each) => exchangeHtml(shown, each)).join("");
  return exchanges
    .map((exchange, at) => {
      const summary = `<summary>${escapeHtml(exchange.summary)}</summary>`;
      const open = at === 0 ? " open" : "";
      return `<details class="exchange" name="example"${open}>${summary}${exchangeHtml(shown, exchange)}</details>`;
    })
    .join("\n");
}

function exchangesOf(shown: ShownOperation): readonly Exchange[] {
  const replies = replyExamples(shown);
  const requests = examplesOf(bodyOf(shown));
  if (requests.length === 0) {
    const [first] = replies;
    return [{ summary: "Example", request: null, reply: first }];
  }
  const used = new Set<ReplyExample>();
  const pairs = requests.map((request): Exchange => {
    const reply = replies.find(({ name }) => name === request.name);
    if (reply !== undefined) used.add(reply);
    return { summary: request.summary, request, reply };
  });
  const rest = replies
    .filter((reply) => !used.has(reply))
    .map((reply): Exchange => ({ summary: reply.summary, request: undefined, reply }));
  return [...pairs, ...rest];
}

function replyExamples(shown: ShownOperation): readonly ReplyExample[] {
  return repliesOf(shown)
    .filter(isServed)
    .flatMap(({ status, content }) =>
      content.flatMap(([, media]) => examplesOf(media).map((example) => ({ ...example, status }))),
    );
}

function exchangeHtml(shown: ShownOperation, { request, reply }: Exchange): string {
  const call = request === undefined ? "" : callHtml(shown, request);
  if (reply === undefined) return call;
  const isText = typeof reply.value === "string";
  const text = isText ? String(reply.value) : JSON.stringify(reply.value, null, 2);
  return `${call}<div class="reply-sample">${fences([[isText ? "text" : "json", `Response ${reply.status}`, text]])}</div>`;
}

function callHtml(shown: ShownOperation, request: Example | null): string {
  const { curl, typescript, python } = samplesOf(shown, request);
  return fences([
    ["curl", "curl", curl],
    ["typescript", "TypeScript", typescript],
    ["python", "Python", python],
  ]);
}

type Sample = readonly [language: string, label: string, code: string];

/** Returns code as the guides show it: alternatives as tabs, with a button to copy. */
function fences(samples: readonly Sample[]): string {
  const blocks = samples.map(
    ([language, label, code]) => `\`\`\`\`${language} ${label}\n${code}\n\`\`\`\``,
  );
  return renderMarkdown(blocks.join("\n\n")).html;
}
