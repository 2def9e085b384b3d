import { decodeChatRequest } from "../../wire/protocols/chat/decode-request.ts";
import { decodeMessagesRequest } from "../../wire/protocols/messages/decode-request.ts";
import type { DecodedRequest, ProtocolName } from "../../wire/protocols/protocol.ts";
import { decodeResponsesRequest } from "../../wire/protocols/responses/decode-request.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import type { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { everyKind } from "../../upstreams/providers/testing/every-kind.ts";
import { Router } from "../../upstreams/routing/router.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import type { Estimator } from "../estimator.ts";
import { createGenerator } from "../generator.ts";
import type { GenerationObserver, GeneratorDependencies } from "../prepared-job.ts";
import type { SharedRunState } from "../run.ts";
import type {
  GenerationJob,
  Idempotency,
  JobSummary,
  ReplyHead,
  ReplySink,
  ReserveTokens,
} from "../job.ts";
import { ScriptedStore, type StoreScript } from "./scripted-store.ts";
import { scriptedProvider, type Step } from "./scripted-upstream.ts";
import { makeModel, type ModelChange } from "./test-model.ts";
import { plainSource } from "../../core/raw-json/json-source.ts";

/** A sink that records each call in the timeline. */
class RecordingSink implements ReplySink {
  head: ReplyHead | undefined;
  text = "";
  ended = false;
  readonly #timeline: string[];
  readonly #client: AbortController;
  readonly #options: ScriptOptions;

  constructor(timeline: string[], client: AbortController, options: ScriptOptions) {
    this.#timeline = timeline;
    this.#client = client;
    this.#options = options;
  }

  open(head: ReplyHead): void {
    this.#timeline.push("open");
    this.head = head;
  }

  write(written: string): Promise<void> | undefined {
    this.#timeline.push("write");
    this.text += written;
    const { clientReads, leftAtWrite } = this.#options;
    if (leftAtWrite !== undefined) setImmediate(() => this.#client.abort(leftAtWrite));
    if (clientReads === undefined) return undefined;
    if (clientReads === "never") return new Promise(() => undefined);
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#timeline.push("drained");
        resolve();
      });
    });
  }

  comment(text: string): void {
    this.#timeline.push(`comment ${text.length}`);
  }

  whenClosed(): void {
    // This client never leaves.
  }

  end(): void {
    this.#timeline.push("end");
    this.ended = true;
  }
}

export const idempotency: Idempotency = {
  keyHash: "key-hash",
  bodyHash: "body-hash",
  sealKey: new Uint8Array(32).fill(7),
};

export interface ScriptOptions extends StoreScript, ModelChange {
  readonly protocol?: ProtocolName;
  readonly stream?: boolean;
  /** Additional fields of the request body. */
  readonly fields?: object;
  /** Replaces parts of the decoded request. */
  readonly decoded?: Partial<DecodedRequest>;
  /** Whether the request has an `Idempotency-Key`. */
  readonly keyed?: boolean;
  /** Reason for aborting the request before the run starts. */
  readonly leftBefore?: Error;
  /** Each write to the client takes time, or never drains; absent: writes drain immediately. */
  readonly clientReads?: "slowly" | "never";
  /** Reason for aborting the request at its first write. */
  readonly leftAtWrite?: Error;
  /** Reason for aborting the request between two upstream calls. */
  readonly leftAtPause?: Error;
  /** Absent: the run is the first of its generator. */
  readonly shared?: SharedRunState;
  readonly estimatesFail?: boolean;
  readonly reserveTokens?: ReserveTokens;
  /** Milliseconds that the clock advances each time it is read. */
  readonly tickMs?: number;
  readonly ignored?: readonly IgnoredParameter[];
}

/** An estimator that counts words. */
function scriptedEstimator({ estimatesFail }: ScriptOptions): Estimator {
  return {
    estimate: async (texts) => {
      if (estimatesFail === true) throw new TypeError("a bug");
      return texts.map((item) => item.split(" ").filter(Boolean).length);
    },
    close: async () => {},
  };
}

/** Returns clocks that advance with each reading. */
function tickingClock(tickMs = 1) {
  let nowMs = 0;
  const tick = (): number => (nowMs += tickMs);
  return { nowMs: tick, elapsedMs: tick };
}

function recordingObserver(observed: string[]): GenerationObserver {
  return {
    holdEnded: (result) => observed.push(`hold ${result}`),
    lost: (requestId, amount) => observed.push(`lost ${requestId} ${amount}`),
    misreported: ({ faults }) => observed.push(`misreported ${JSON.stringify(faults)}`),
    unpriced: (requestId) => observed.push(`unpriced ${requestId}`),
    unsettled: (requestId) => observed.push(`unsettled ${requestId}`),
  };
}

/** Runs one request against a scripted upstream and store; returns everything observable. */
export async function runScript(steps: readonly Step[], options: ScriptOptions = {}) {
  const timeline: string[] = [];
  const observed: string[] = [];
  const asked: Conversation[] = [];
  const attemptsEnded: (UpstreamFailure["kind"] | null)[] = [];
  const store = new ScriptedStore(options, timeline);
  const client = new AbortController();
  if (options.leftBefore !== undefined) client.abort(options.leftBefore);
  const timers = new TestTimers();
  const ticking = tickingClock(options.tickMs);
  const sleep = async (): Promise<void> => {
    if (options.leftAtPause !== undefined) client.abort(options.leftAtPause);
  };
  const clock = { ...ticking, sleep };
  const provider = scriptedProvider({
    steps,
    client,
    timeline,
    asked,
    ignored: options.ignored ?? [],
  });
  const router = new Router({
    providers: everyKind(provider),
    clock,
    random: () => 0,
    attemptEnded: ({ failure }) => attemptsEnded.push(failure?.kind ?? null),
  });
  const dependencies: GeneratorDependencies = {
    store,
    router,
    clock,
    timers,
    elapsedMs: options.tickMs === undefined ? timers.elapsedMs : ticking.elapsedMs,
    keepAliveMs: 4_000,
    estimator: scriptedEstimator(options),
    ids: { replyId: (prefix) => `${prefix}1` },
    observer: recordingObserver(observed),
  };
  const generator = createGenerator(dependencies, options.shared);
  const sink = new RecordingSink(timeline, client, options);
  const job = makeJob(options, client.signal);
  const [summary, error] = await passing(timers, outcomeOf(generator.run(job, sink)));
  return {
    timeline,
    observed,
    asked,
    attemptsEnded,
    sink,
    summary,
    error,
    signal: client.signal,
    timers,
    holds: store.holds,
    claims: store.claims,
    settlements: store.settlements,
    settled: store.settlements[0],
  };
}

/** Returns the result and the error of a run, one of which is null. */
function outcomeOf(
  run: Promise<JobSummary>,
): Promise<readonly [JobSummary, null] | readonly [null, unknown]> {
  return run.then(
    (summary) => [summary, null] as const,
    (error: unknown) => [null, error] as const,
  );
}

/** Turns of the event loop after which a script has no pending work. */
const QUIET_TURNS = 20;

/** Advances time to the next timer whenever the work waits only for timers. */
async function passing<T>(timers: TestTimers, work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  for (let turn = 1; !isOver; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (turn % QUIET_TURNS !== 0) continue;
    timers.pass((timers.nextDueMs ?? timers.nowMs()) - timers.nowMs());
  }
  return over;
}

/** Decodes a request in the protocol; its user says four words. */
function decode(
  fields: { readonly model: string; readonly stream: boolean },
  protocol: ProtocolName = "chat",
): DecodedRequest {
  const input = "a b c d";
  if (protocol === "responses") return decodeResponsesRequest({ input, ...fields }, plainSource);
  const request = { messages: [{ role: "user" as const, content: input }], ...fields };
  return protocol === "chat"
    ? decodeChatRequest(request, plainSource)
    : decodeMessagesRequest(request, plainSource);
}

function makeJob(options: ScriptOptions, signal: AbortSignal): GenerationJob {
  const model = makeModel(options);
  const request = {
    model: model.id,
    stream: options.stream ?? true,
    ...options.fields,
  };
  return {
    requestId: "req_1",
    caller: { accountId: "a", key: { id: "k" }, plan: {} } as GenerationJob["caller"],
    decoded: { ...decode(request, options.protocol), ...options.decoded },
    model,
    signal,
    receivedAtMs: 2_500,
    agentSession: null,
    deprecated: [],
    ...(options.keyed === true && { idempotency }),
    ...(options.reserveTokens && { reserveTokens: options.reserveTokens }),
  };
}
