import { abilities, type Ability } from "../stand-ins/vendor.ts";
import type { Protocol } from "../ending.ts";
import { renderKnown } from "./known.ts";
import { type Cell, protocols, type Row } from "./matrix.ts";

const marks = { works: "✓", cannot: "–", fails: "✗" } as const satisfies Record<
  Cell["kind"],
  string
>;
const titles: Readonly<Record<Protocol, string>> = {
  chat: "Called with chat completions",
  messages: "Called with messages",
};

const explained: Readonly<Record<Ability, string>> = {
  plain: "a non-streaming response.",
  stream: "a streamed reply.",
  "unusual fields":
    "`temperature`, `top_p`, stop strings and a user id of 159 characters, each alone and together. " +
    "No request is refused. `x-ignored-fields` names each field that did not reach the vendor unchanged.",
  tools: "a tool with a long and unusual name, offered and forced, streamed and not.",
  "tool loop":
    "two calls, one after the other, with their results. The vendor uses the same id for both and rejects " +
    "a repeated id; the client gets two ids.",
  "order of turns":
    "system text between turns, the user twice in a row, and both after a tool's result: no request is " +
    "refused, and all text arrives.",
  "tool schemas":
    "tools without arguments, with schemas without properties, without a type, or empty: none is refused.",
  "broken history":
    "a call whose arguments are cut, `null`, a list or empty, its empty result, and empty texts " +
    "before and after it. If the protocol has cache marks, one is set. No later turn is refused.",
  "reasoning kept":
    "with reasoning on, the model still receives its reasoning of both steps at the end of the loop.",
  "reasoning off":
    "reasoning is turned off, without and with a tool: no request is refused, and `x-ignored-fields` " +
    "names the field if the model always reasons.",
  "changed prefix":
    "the system prompt, the tools or the format change within a tool loop, with reasoning on and " +
    "off: no step is refused.",
  "JSON schema": "a schema with bounds and open objects.",
  image: "an image that is sent as base64 data.",
  "other histories":
    "the history of a conversation with each vendor of this table (text, thinking, single calls, two " +
    "calls at once, an image, a refusal), as its client received it, is continued: after its end, " +
    "and within a tool loop with reasoning on. No request is refused.",
  errors:
    "a 400, a 401, a 429 with `retry-after`, an exhausted account, a 500, an error within a stream, a " +
    "stream that breaks off. The client gets the gateway's error, without details of the operator's " +
    "account.",
  endings:
    "each word for the end of a reply that the vendor documents or was seen to send, in a streamed " +
    "and a non-streaming response: an end, a cut at a length limit, a filtered reply, or a failure.",
  usage: "tokens as the vendor counts them, reasoning billed as output.",
};

/** Path of the page. */
export const matrixPage = new URL("../../../docs/vendor-matrix.md", import.meta.url);

/** Returns the matrix as a page of the documentation. */
export function renderMatrix(rows: readonly Row[]): string {
  return [
    "# Vendor support",
    "",
    "Result of a test run (`system-tests/upstreams/vendors.test.ts`) against local stand-ins that",
    "refuse the requests that the vendors document as refused; no vendor was called. To test your",
    "vendors with your own keys, run `gateway upstreams probe`.",
    "",
    "✓ works, ✗ fails, – the vendor does not support it; the reason is below the tables.",
    "",
    ...abilities.map((ability) => `- **${ability}**: ${explained[ability]}`),
    "",
    ...protocols.flatMap((protocol) => tableOf(protocol, rows)),
    "## Unsupported abilities",
    "",
    ...reasonsOf(rows),
    "",
    ...renderKnown(),
  ].join("\n");
}

function tableOf(protocol: Protocol, rows: readonly Row[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    `## ${titles[protocol]}`,
    "",
    line(["vendor", "model", ...abilities]),
    line(["---", "---", ...abilities.map(() => ":-:")]),
    ...rows
      .filter((row) => row.protocol === protocol)
      .map(({ vendor, cells }) =>
        line([
          vendor.name,
          `\`${vendor.upstream.model}\``,
          ...abilities.map((ability) => marks[cells[ability].kind]),
        ]),
      ),
    "",
  ];
}

/** Returns the reasons for missing support, which are the same for both protocols. */
function reasonsOf(rows: readonly Row[]): readonly string[] {
  const reasons = rows
    .filter(({ protocol }) => protocol === "chat")
    .flatMap(({ vendor }) =>
      Object.entries(vendor.cannot).map(([ability, why]) => [`${ability}: ${why}`, vendor.name]),
    );
  const byReason = Map.groupBy(reasons, ([reason = ""]) => reason);
  return [...byReason].map(
    ([reason, group]) => `- ${reason} (${group.map(([, name]) => name).join("; ")})`,
  );
}
