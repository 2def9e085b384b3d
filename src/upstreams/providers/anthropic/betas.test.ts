import { expect, test } from "vitest";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { betasOf } from "./betas.ts";
import type { MessagesBody, WireMessage, WireTool } from "./request-body.ts";

const hi: WireMessage = { role: "user", content: [{ type: "text", text: "Hi" }] };
const schema = RawJson.of({ type: "object" });
const tool = (changes: Partial<WireTool> = {}): WireTool => ({
  name: "look",
  input_schema: schema,
  ...changes,
});
const document = { type: "document", source: { type: "url", url: "https://h/a.pdf" } } as const;

function body(changes: Partial<MessagesBody> = {}): MessagesBody {
  return { model: "claude-opus-5-5", max_tokens: 1, messages: [hi], ...changes };
}

const system = (message: Partial<Extract<WireMessage, { role: "system" }>>): WireMessage => ({
  role: "system",
  content: [],
  ...message,
});
const words = { type: "text", text: "Hi" } as const;
const lasting = (ttl: "5m" | "1h") => ({ cache_control: { type: "ephemeral", ttl } }) as const;
const reference = { type: "tool_reference", name: "look" } as const;

const named = {
  context: "context-1m-2025-08-07",
  interleaved: "interleaved-thinking-2025-05-14",
  effort: "effort-2025-11-24",
  outputs: "structured-outputs-2025-12-15",
  system: "mid-conversation-system-2026-04-07",
  pdfs: "pdfs-2024-09-25",
  ttl: "extended-cache-ttl-2025-04-11",
} as const;

const USUAL = 200_000;

/** A request, and the named values that are forwarded with it. */
test.each<[string, MessagesBody, readonly (keyof typeof named)[], contextLength?: number]>([
  ["a bare request", body(), []],
  ["a long context", body(), ["context"], 1_000_000],
  ["thinking", body({ thinking: { type: "adaptive" } }), ["interleaved"]],
  ["a budget", body({ thinking: { type: "enabled", budget_tokens: 1_024 } }), ["interleaved"]],
  ["no thinking", body({ thinking: { type: "disabled" } }), []],
  ["an effort", body({ output_config: { effort: "low" } }), ["effort"]],
  ["a format", body({ output_config: { format: { type: "json_schema", schema } } }), ["outputs"]],
  ["a strict tool", body({ tools: [tool({ strict: true })] }), ["outputs"]],
  ["a document", body({ messages: [{ role: "user", content: [document] }] }), ["pdfs"]],
  [
    "a document of a tool",
    body({
      messages: [
        {
          role: "user",
          content: [{ type: "tool_result", tool_use_id: "c", content: [document] }],
        },
      ],
    }),
    ["pdfs"],
  ],
  [
    "a long-lived cache entry",
    body({ tools: [tool({ cache_control: { type: "ephemeral", ttl: "1h" } })] }),
    ["ttl"],
  ],
  ["one of the system text", body({ system: [{ ...words, ...lasting("1h") }] }), ["ttl"]],
  [
    "one within a result",
    body({
      messages: [
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "c", content: [{ ...words, ...lasting("1h") }] },
          ],
        },
      ],
    }),
    ["ttl"],
  ],
  ["a short-lived cache entry", body({ system: [{ ...words, ...lasting("5m") }] }), []],
])(
  "the client's betas are forwarded with their field: %s",
  (_case, sent, want, contextLength = USUAL) => {
    const values = Object.values(named);
    expect(betasOf({ body: sent, model: { contextLength } }, values, "messages")).toEqual(
      want.map((name) => named[name]),
    );
  },
);

test.each<[string, MessagesBody, readonly string[]]>([
  [
    "a deferred tool",
    body({ tools: [tool({ defer_loading: true })] }),
    ["advanced-tool-use-2025-11-20"],
  ],
  [
    "a tool that is offered from here on",
    body({ messages: [hi, system({ content: [{ type: "tool_addition", tool: reference }] })] }),
    ["mid-conversation-tool-changes-2026-07-01"],
  ],
  [
    "a tool that is withdrawn",
    body({ messages: [hi, system({ content: [{ type: "tool_removal", tool: reference }] })] }),
    ["mid-conversation-tool-changes-2026-07-01"],
  ],
  [
    "a tool that a message defines",
    body({
      messages: [
        hi,
        system({
          content: [
            { type: "tool_addition", tool: { type: "tool_definition", definition: tool() } },
          ],
        }),
      ],
    }),
    ["mid-conversation-tool-changes-2026-07-01", "inline-tools-2026-09-15"],
  ],
  [
    "an effort of a turn",
    body({ messages: [hi, system({ output_config: { effort: "high" } })] }),
    ["per-turn-control-2026-07-01"],
  ],
  [
    "reports of progress",
    body({ thinking: { type: "adaptive", display: "updates" } }),
    ["thinking-display-updates-2026-08-18"],
  ],
  [
    "the binding of thinking",
    body({
      thinking: {
        type: "adaptive",
        block_binding: { prefix_mismatch_behavior: "drop_block" },
      },
    }),
    ["thinking-binding-controls-2026-08-01"],
  ],
  [
    "safeguards",
    body({ safeguards: RawJson.of([{ type: "dangerous_tool_use" }]) }),
    ["dangerous-tool-use-2026-09-03"],
  ],
])("a field that is refused without its beta gets it: %s", (_case, sent, want) => {
  const model = { contextLength: USUAL };
  expect(betasOf({ body: sent, model }, undefined, "messages")).toEqual(want);
});

test("of two values for one field, the client's is forwarded", () => {
  const sent = body({ messages: [hi, system({ output_config: { effort: "high" } })] });
  const values = [
    "mid-conversation-output-config-2026-07-01",
    "mid-conversation-system-2026-04-07",
  ];
  const model = { contextLength: USUAL };
  expect(betasOf({ body: sent, model }, values, "messages")).toEqual(values);
});

test.each(["invoke", "raw-predict"] as const)(
  "a cloud gets only its own values: %s",
  (endpoint) => {
    const sent = body({
      tools: [tool({ defer_loading: true, strict: true })],
      messages: [{ role: "user", content: [document] }],
      thinking: { type: "adaptive" },
    });
    const values = ["advanced-tool-use-2025-11-20", ...Object.values(named)];
    const model = { contextLength: USUAL };
    expect(betasOf({ body: sent, model }, values, endpoint)).toEqual([
      "interleaved-thinking-2025-05-14",
      "tool-search-tool-2025-10-19",
    ]);
  },
);

test.each([
  ["messages", "per-turn-control-2026-07-01"],
  ["invoke", "mid-conversation-output-config-2026-07-01"],
  ["raw-predict", "per-turn-control-2026-07-01"],
] as const)("an effort of a turn has the beta that %s supports", (endpoint, want) => {
  const sent = body({ messages: [hi, system({ output_config: { effort: "high" } })] });
  const model = { contextLength: USUAL };
  expect(betasOf({ body: sent, model }, undefined, endpoint)).toEqual([want]);
});
