import type { Vendor } from "../stand-ins/vendor.ts";
import type { Protocol } from "../ending.ts";
import { type Place, expectSame, send } from "./place.ts";

/** The outcome of a reply for its client; `broken`: an error. */
type Outcome = "end" | "stop sequence" | "length" | "broken";
type Words = Readonly<Record<string, Outcome>>;

/** The words of every vendor of a kind. A filtered reply is an end for the client. */
const common: Readonly<Record<Vendor["upstream"]["kind"], Words>> = {
  openai: { stop: "end", length: "length", content_filter: "end" },
  anthropic: {
    end_turn: "end",
    max_tokens: "length",
    stop_sequence: "stop sequence",
    pause_turn: "end",
    refusal: "end",
    model_context_window_exceeded: "length",
  },
  "openai-responses": {
    max_output_tokens: "length",
    max_messages: "length",
    content_filter: "end",
    steered: "broken",
  },
};

const ofZai: Words = {
  sensitive: "end",
  model_context_window_exceeded: "length",
  network_error: "broken",
};
const ofDeepseek: Words = { insufficient_system_resource: "broken" };
const ofGemini: Words = {
  "function_call_filter: MALFORMED_FUNCTION_CALL": "broken",
  MALFORMED_FUNCTION_CALL: "broken",
  malformed_function_call: "broken",
  STOP: "end",
  MAX_TOKENS: "length",
  SAFETY: "end",
};

/** The other words of each vendor, by its dialect; `docs/decisions/endings.md` has the sources. */
const own: Readonly<Record<string, Words>> = {
  zai: ofZai,
  deepseek: ofDeepseek,
  gemini: ofGemini,
  openrouter: { error: "broken", ...ofGemini },
  mistral: { model_length: "length", error: "broken" },
  moonshot: { repeat: "length" },
  together: { eos: "end", error: "broken" },
  "hugging-face": { eos_token: "end", stop_sequence: "stop sequence" },
  vllm: { abort: "broken", error: "broken", repetition: "length" },
  sglang: { abort: "broken" },
  ollama: { load: "end", unload: "end" },
  bedrock: {
    guardrail_intervened: "end",
    content_filtered: "end",
    malformed_model_output: "broken",
    malformed_tool_use: "broken",
  },
};

const finishes: Readonly<Record<Protocol, Readonly<Record<Exclude<Outcome, "broken">, string>>>> = {
  chat: {
    end: '"finish_reason":"stop"',
    "stop sequence": '"finish_reason":"stop"',
    length: '"finish_reason":"length"',
  },
  messages: {
    end: '"stop_reason":"end_turn"',
    "stop sequence": '"stop_reason":"stop_sequence"',
    length: '"stop_reason":"max_tokens"',
  },
};

/** Checks that each of the vendor's words gives the client the right ending, streamed and not. */
export async function tryEndings(place: Place): Promise<void> {
  const { kind, dialect } = place.vendor.upstream;
  const standIn = place.bench.standInOf(place.vendor);
  for (const [word, outcome] of Object.entries({ ...common[kind], ...own[dialect] })) {
    for (const stream of [false, true]) {
      standIn.endWith(word);
      const reply = await send(place, { stream });
      standIn.endWith(undefined);
      if (outcome !== "broken") {
        const isRight = reply.text.includes(finishes[place.protocol][outcome]);
        expectSame(`${word}, ${outcome}`, [reply.status, isRight], [200, true]);
        continue;
      }
      const isComplete = /\[DONE\]|message_stop|"(?:stop|finish)_reason":"/.test(reply.text);
      const found = [reply.status, reply.text.includes('"error"'), isComplete];
      expectSame(`${word}, broken`, found, [stream ? 200 : 502, true, false]);
      // An answer, so that the failures do not open the circuit.
      expectSame("answer", (await send(place)).status, 200);
    }
  }
}
