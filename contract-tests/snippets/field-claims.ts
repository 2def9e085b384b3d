import { chat as CHAT, messages as MESSAGES, responses as RESPONSES } from "../harness/requests.ts";

type Path = typeof CHAT | typeof MESSAGES | typeof RESPONSES;

type Fields = Readonly<Record<string, unknown>>;

/** What happens to a request with these fields; `ignored`: answered, and named in the header. */
type Verdict = "accepted" | "refused" | "ignored";

/** Requests that show a statement: path, fields added to a valid body, verdict. */
export type FieldCheck = readonly [path: Path, fields: Fields, verdict: Verdict, rule?: "ignore"];

/** A statement of a guide about fields, and the requests that prove it. */
export interface FieldClaim {
  /** Words of the statement that no other one has. */
  readonly words: string;
  /** Never empty, except for a statement that has no verdict on a field and says so in `subject`. */
  readonly checks: readonly FieldCheck[];
  /** The subject of a statement that only reads like a verdict on a field. */
  readonly subject?: string;
  /** Names that the statement mentions without a verdict. */
  readonly mentioned?: readonly string[];
}

const schema = { type: "object", properties: {}, required: [], additionalProperties: false };
const search = { tools: [{ type: "web_search" }] };

/** Returns checks that chat refuses each field, and accepts it where unlisted fields are ignored. */
function admitted(...fields: readonly Fields[]): readonly FieldCheck[] {
  return fields.flatMap((field): readonly FieldCheck[] => [
    [CHAT, field, "refused"],
    [CHAT, field, "accepted", "ignore"],
  ]);
}

/** Returns checks that chat refuses each field under both rules. */
function refused(...fields: readonly Fields[]): readonly FieldCheck[] {
  return fields.flatMap((field): readonly FieldCheck[] => [
    [CHAT, field, "refused"],
    [CHAT, field, "refused", "ignore"],
  ]);
}

const effort = admitted({ reasoning_effort: "low" });
const parallel = admitted({ parallel_tool_calls: true }, { parallel_tool_calls: false });

/** All statements of the guides that `statements.ts` finds. */
export const fieldClaims: Readonly<Record<string, readonly FieldClaim[]>> = {
  "coding-agents": [
    {
      words: "`seed`, `parallel_tool_calls` and the role `developer` are refused on chat",
      checks: [
        ...effort,
        ...parallel,
        ...admitted({ store: false }, { n: 1 }, { seed: 7 }),
        ...admitted({
          messages: [
            { role: "developer", content: "a" },
            { role: "user", content: "a" },
          ],
        }),
      ],
    },
    {
      words: "and `--variant`, since both send",
      checks: effort,
      mentioned: ["reasoning", "effort"],
    },
    {
      words: "Without `compat`, pi sends",
      checks: [
        ...effort,
        ...admitted({ store: false }),
        [CHAT, { reasoning: { effort: "low" } }, "accepted"],
      ],
      mentioned: ["thinking"],
    },
    { words: "Leave out `--thinking`: it sends", checks: effort, mentioned: ["thinking"] },
    {
      words: "the library always sends it",
      checks: [...parallel, ...admitted({ n: 1 }, { seed: 7 })],
    },
  ],
  errors: [
    {
      words: 'Unknown field "foo" in tools[0]',
      checks: [
        [MESSAGES, { tools: [{ name: "a", input_schema: { type: "object" }, foo: 1 }] }, "refused"],
      ],
    },
  ],
  frameworks: [
    {
      words: "Without `store: false` it refers to stored items",
      checks: [
        [RESPONSES, { input: [{ type: "item_reference", id: "a" }] }, "refused"],
        [RESPONSES, { store: false }, "accepted"],
      ],
      mentioned: ["reasoning"],
    },
    {
      words: "`previous_response_id` and conversations of the vendor are refused",
      checks: [
        [RESPONSES, { previous_response_id: "resp_1" }, "refused"],
        [RESPONSES, { conversation: "conv_1" }, "refused"],
        [RESPONSES, search, "refused"],
      ],
    },
    {
      words: "set the effort in the field `reasoning`",
      checks: [...effort, [CHAT, { reasoning: { effort: "low" } }, "accepted"]],
    },
    {
      words: "CrewAI goes on without an effort",
      checks: [...effort, [CHAT, { reasoning: { effort: "low" } }, "accepted"]],
      mentioned: ["effort"],
    },
    {
      words: "had the same conversations on a plan with",
      checks: [...effort, ...parallel],
    },
  ],
  generating: [
    {
      words: "Both documents accept and refuse the same bytes",
      checks: [],
      subject: "the two forms of the document",
      mentioned: ["content"],
    },
  ],
  money: [
    {
      words: "the maximum cost of the request is held",
      checks: [[CHAT, { max_tokens: 9 }, "accepted"]],
    },
  ],
  sandbox: [
    {
      words: "send `cache_control` to `sandbox/plain`",
      checks: [
        [MESSAGES, { model: "sandbox/plain", cache_control: { type: "ephemeral" } }, "ignored"],
        [MESSAGES, { model: "sandbox/echo", cache_control: { type: "ephemeral" } }, "accepted"],
      ],
    },
  ],
  sdks: [
    {
      words: "Some known fields are accepted but have no effect",
      checks: [
        [MESSAGES, { service_tier: "auto" }, "ignored"],
        [RESPONSES, { service_tier: "auto" }, "ignored"],
        [CHAT, { service_tier: "auto" }, "refused"],
        [MESSAGES, { model: "sandbox/plain", cache_control: { type: "ephemeral" } }, "ignored"],
      ],
    },
    {
      words: "Nothing is stored",
      checks: [
        [RESPONSES, { store: true }, "refused"],
        [RESPONSES, { previous_response_id: "resp_1" }, "refused"],
      ],
      mentioned: ["input"],
    },
  ],
  tools: [
    {
      words: "sampling cannot be seeded",
      checks: [
        [CHAT, { seed: 7 }, "refused"],
        [CHAT, { seed: 7 }, "ignored", "ignore"],
        [CHAT, { seed: -7 }, "accepted", "ignore"],
      ],
    },
    {
      words: "from -2 to 2; without effect",
      checks: [
        ...admitted({ frequency_penalty: 0 }, { presence_penalty: 0 }),
        ...admitted({ frequency_penalty: -2 }, { presence_penalty: 2 }),
        ...refused({ frequency_penalty: 2.1 }, { presence_penalty: -2.1 }),
      ],
    },
    { words: "`stop: null`", checks: admitted({ stop: null }, { temperature: null }) },
    {
      words: "`num_beams`, `max_new_tokens`",
      checks: [
        ...refused({ num_beams: 1 }, { max_new_tokens: 9 }),
        [CHAT, { max_tokens: 9 }, "accepted"],
      ],
    },
    { words: "both values", checks: parallel },
    {
      words: "With `unlisted_fields: ignore` leave out only `--logprobs` and more than one choice",
      checks: [
        [CHAT, { temperature: 1, top_p: 1, max_tokens: 9, stop: ["a"] }, "accepted"],
        ...admitted({ seed: 7 }, { frequency_penalty: 1 }, { presence_penalty: 1 }),
        ...effort,
        ...parallel,
        ...refused({ logprobs: true }, { n: 2 }),
        [CHAT, { reasoning: { effort: "low" } }, "accepted"],
      ],
      mentioned: ["tool", "reasoning", "effort"],
    },
    {
      words: "Structured output (`ResponseSchema`) works on chat and on messages",
      checks: [[MESSAGES, { output_format: { type: "json_schema", schema } }, "accepted"]],
    },
    { words: "The configuration of SWE-bench sends", checks: parallel, mentioned: ["model"] },
    {
      words: "autocannon measures whole responses",
      checks: [],
      subject: "how a tool reports refusals",
      mentioned: ["messages", "stream"],
    },
    {
      words: "GuideLLM sends `ignore_eos`",
      checks: refused({ ignore_eos: true }),
      mentioned: ["model", "max_tokens"],
    },
    {
      words: "`local-chat-completions` and `openai-chat-completions` always send",
      checks: admitted({ seed: 7 }),
      mentioned: ["model"],
    },
    {
      words: "`stop_sequences: [null]`",
      checks: [[MESSAGES, { stop_sequences: [null] }, "refused"]],
    },
    {
      words: "the wrapper sends `temperature`",
      checks: [[MESSAGES, { temperature: 0.5 }, "accepted"]],
    },
    { words: "`OpenAISDKStreaming` always send `n`", checks: admitted({ n: 1 }) },
    { words: "EvalPlus sends `top_p`", checks: [[MESSAGES, { top_p: 0.5 }, "accepted"]] },
    {
      words: "`--backend openai` always sends `n`",
      checks: [...admitted({ n: 1 }), ...refused({ n: 2 })],
    },
  ],
  "unlisted-fields": [
    { words: "such as `n: 1` or `store: false`", checks: admitted({ n: 1 }, { store: false }) },
    { words: "`seed` and the penalties", checks: [[CHAT, { seed: 7 }, "ignored", "ignore"]] },
    { words: "values that would change the reply", checks: refused({ n: 2 }, { logprobs: true }) },
  ],
};
