import { chat, messages } from "../../contract-tests/harness/requests.ts";

/** Marker texts that must not leak. */
export const canaries = {
  /** In a client's text and values. */
  content: "canary-content-5f1d",
  /**
   * In names chosen by a client: a model, a path, a field. The client's own error may repeat them.
   */
  name: "canary-name-77c0",
  /** An invalid client key. */
  wrongKey: "sk-canary-wrong-key-0123456789abcdef",
  /** The operator's key of the upstream. */
  upstreamKey: "sk-canary-upstream-key-0123456789abcdef",
} as const;

/** One request; `key` false: the right key is not sent. */
export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  readonly sendsKey: boolean;
  /** Time after which the client disconnects. */
  readonly leavesAfterMs: number | null;
}

const models = [
  ...["echo", "agent", "reasoner", "vision", "plain", "break", "truncate", "garbage", "no-usage"],
  ...["refuse-400", "refuse-401", "refuse-429", "refuse-500"],
].map((name) => `sandbox/${name}`);

/** Responses of the test's upstream; each is a model of both upstream kinds. */
export const upstreamModes = [
  ...["repeats-400", "repeats-401", "repeats-404", "repeats-429", "repeats-500"],
  ...["repeats-html", "repeats-in-stream", "repeats-garbage", "repeats-redirect"],
] as const;
export const upstreamKinds = ["openai", "anthropic"] as const;

const { content, name, wrongKey } = canaries;

/** Fields besides model and messages: valid ones, and invalid ones of each kind. */
const fields: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { temperature: content },
  { temperature: 99, stop: [content] },
  { max_tokens: -1 },
  { max_tokens: content },
  { [name]: content },
  { metadata: { user_id: content } },
  { user: content },
  { tools: [{ type: "function", function: { name: "f", description: content, parameters: {} } }] },
  { tools: [{ name: "f", description: content, input_schema: { type: "object" } }] },
  { tool_choice: { type: "function", function: { name: content } } },
  { response_format: { type: content } },
  { response_format: { type: "json_object" } },
  { system: content },
  { system: [{ type: content }] },
  { reasoning_effort: content },
  { thinking: { type: "enabled", budget_tokens: content } },
  { stop_sequences: [content] },
];

const conversations: readonly unknown[] = [
  [{ role: "user", content }],
  [
    { role: "user", content },
    { role: "assistant", content },
    { role: "user", content },
  ],
  [{ role: content, content }],
  [{ role: "user", content: [{ type: "text", text: content }] }],
  [{ role: "user", content: [{ type: content, text: content }] }],
  [{ role: "user", content: [{ type: "image_url", image_url: { url: `data:,${content}` } }] }],
  [{ role: "tool", tool_call_id: content, content }],
  [{ role: "user", content: [{ type: "tool_result", tool_use_id: content, content }] }],
  [],
  content,
];

const headers: readonly Readonly<Record<string, string>>[] = [
  {},
  { "user-agent": content, referer: content, cookie: `session=${content}` },
  { "idempotency-key": content },
  { "x-forwarded-for": content, forwarded: `for=${content}` },
  { traceparent: content, tracestate: `v=${content}`, baggage: `k=${content}` },
  { "anthropic-version": content, "anthropic-beta": content },
  { "openai-organization": content },
  { "x-api-key": wrongKey },
  { "content-type": `text/${content}` },
  { "content-encoding": content },
  { accept: content, "accept-language": content },
];

const cut = (text: string): string => text.slice(0, -2);

/** Differences between the bytes of a body and its JSON. */
const spellings: readonly ((json: string) => string | Buffer)[] = [
  (json) => json,
  cut,
  (json) => `${json}${content}`,
  (json) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(json)]),
  (json) => `{"__proto__":"${content}",${json.slice(1)}`,
];

const others: readonly Pick<OddRequest, "method" | "path">[] = [
  { method: "GET", path: `/v1/models/${name}` },
  { method: "GET", path: `/v1/${name}?key=${content}` },
  { method: "GET", path: `/v1/account?api_key=${content}` },
  { method: "DELETE", path: `${chat}?q=${content}` },
  { method: "GET", path: `/${name}` },
];

/** Yields the same requests for the same seed; most are odd in one or two places. */
export function* oddRequests(count: number, seed: number): Generator<OddRequest> {
  const { pick, mostly } = picker(seed);
  const own = upstreamKinds.flatMap((kind) => upstreamModes.map((mode) => `${kind}/${mode}`));
  for (let at = 0; at < count; at += 1) {
    const post = { method: "POST", path: pick([chat, messages]) };
    const { method, path } = mostly([post, ...others]);
    const model = pick([...models, ...own, `${name}/unknown`]);
    const request = { model, stream: pick([true, false]), max_tokens: 50 };
    const json = JSON.stringify({
      ...request,
      messages: mostly(conversations),
      ...mostly(fields),
    });
    const sendsKey = mostly([true, false]);
    yield {
      method,
      path,
      sendsKey,
      headers: {
        "content-type": "application/json",
        ...(!sendsKey && { authorization: `Bearer ${wrongKey}` }),
        ...mostly(headers),
      },
      body: method === "POST" ? mostly(spellings)(json) : null,
      leavesAfterMs: mostly([null, pick([null, null, 5])]),
    };
  }
}

interface Picker {
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Returns the first item four times out of five. */
  readonly mostly: <Item>(items: readonly Item[]) => Item;
}

/** A linear congruential generator, sufficient for choosing from lists. */
function picker(seed: number): Picker {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick: Picker["pick"] = (items) => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  return { pick, mostly: (items) => pick(below(5) > 0 ? items.slice(0, 1) : items) };
}
