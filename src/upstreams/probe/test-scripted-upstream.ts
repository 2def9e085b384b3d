import type { Model, Upstream } from "../catalog/model.ts";
import { fromFile, load } from "../../system/config/test-load-config.ts";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import type { TokenUsage } from "../../core/conversation/token-usage.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { holdCeiling } from "../../core/ledger/hold-ceiling.ts";
import type { GenerationRequest, Provider } from "../providers/shared/provider.ts";
import { abilities } from "./abilities.ts";
import type { Ability } from "./ability.ts";
import type { Target } from "./ask.ts";
import type { CheckDependencies } from "./check-ability.ts";

/** A reply, or the error that a request ends with. */
export type Reply =
  | {
      readonly text?: string;
      readonly reasoning?: string;
      /** The arguments of a call of `get_weather`. */
      readonly call?: string;
      readonly usage?: TokenUsage;
      readonly ignored?: readonly IgnoredParameter[];
      /** If set, a first request is refused for this reason, and repeated. */
      readonly refusal?: string;
    }
  | Error;

/** An upstream that answers by the test's script, and records events. */
export class ScriptedUpstream {
  readonly requests: GenerationRequest[] = [];
  readonly events: string[] = [];
  /** The maximum cost of the answered requests. */
  billed = 0;
  readonly #answer: (request: GenerationRequest, at: number) => Reply;

  constructor(answer: (request: GenerationRequest, at: number) => Reply) {
    this.#answer = answer;
  }

  readonly #provider: Provider = {
    generate: async (request, consumer) => {
      const reply = this.#answer(request, this.requests.length);
      this.requests.push(request);
      this.events.push("ask");
      if (reply instanceof Error) throw reply;
      if (reply.refusal !== undefined) {
        request.repeated?.(new UpstreamFailure("invalid-request", reply.refusal));
      }
      const flow = { pause: () => undefined, resume: () => undefined };
      this.billed += holdCeiling(request.conversation, request.model).amount;
      consumer.start({ status: 200, ignored: reply.ignored ?? [], flow });
      consumer.events(eventsOf(reply));
    },
  };

  readonly dependencies: CheckDependencies = {
    providerOf: () => this.#provider,
    sleep: async (ms) => {
      await new Promise((resolve) => setImmediate(resolve));
      this.events.push(`sleep ${ms}`);
    },
  };
}

function eventsOf({ text, reasoning, call, usage }: Exclude<Reply, Error>) {
  const cause = call === undefined ? "end" : "tool-calls";
  const events: GenerationEvent[] = [
    { type: "generation-start" },
    ...(reasoning === undefined ? [] : [{ type: "reasoning-delta", text: reasoning } as const]),
    ...(text === undefined ? [] : [{ type: "text-delta", text } as const]),
    ...(call === undefined ? [] : callOf(call)),
    { type: "usage-update", usage: usage ?? { freshInput: 5, output: 3 } },
    { type: "generation-end", stop: { cause, raw: "" } },
  ];
  return events;
}

function callOf(argumentsJson: string): readonly GenerationEvent[] {
  return [
    { type: "tool-call-start", index: 0, id: "c".repeat(64), name: "get_weather" },
    { type: "tool-call-delta", index: 0, argumentsJson },
  ];
}

/** Returns an ability by its name. */
export function abilityOf(name: string): Ability {
  const found = abilities.find((ability) => ability.name === name);
  if (found === undefined) throw new Error(`no ability ${name}`);
  return found;
}

/** Read once, because a configuration is frozen. */
const base = readTarget();

function readTarget(): Target {
  const { catalog } = load({
    env: { KEY: "k" },
    ...fromFile(`
models:
  - id: shop/all
    context_length: 100000
    max_output_tokens: 4000
    pricing: { prompt: "0.000001", completion: "0.000002" }
    capabilities: { tools: true, images: true, structured_output: strict, reasoning: optional }
    upstreams: [{ kind: openai, base_url: "http://shop.test/v1", model: m, api_key_env: KEY }]
`),
  });
  const model: Model | undefined = catalog.models.get("shop/all");
  const [upstream] = model?.upstreams ?? [];
  if (model === undefined || upstream === undefined) throw new Error("no such model");
  return { model, upstream };
}

/** Returns a model with all abilities and one upstream on the OpenAI wire. */
export function target(change: Partial<Upstream> = {}): Target {
  return { ...base, upstream: { ...base.upstream, ...change } };
}
