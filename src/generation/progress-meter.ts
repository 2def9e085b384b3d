import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { CALL_CHARACTERS, replyCharactersMax } from "../upstreams/catalog/model.ts";
import { UpstreamFailure } from "../core/errors/upstream-failure.ts";
import { progressCharge } from "../core/ledger/hold-ceiling.ts";
import type { NanoUsd } from "../core/money/amounts.ts";
import type { GeneratorDependencies, PreparedJob } from "./prepared-job.ts";

/** Interval at which a running reply records its charge so far in the ledger (money rule 5). */
const PROGRESS_MS = 2_000;
/** For progress marks only; the settlement computes the actual charge. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Records the charge of a running reply so far, in case the process dies. The write is not awaited:
 * usage that a crash loses in these milliseconds is our loss (money rule 5).
 */
export class ProgressMeter {
  readonly #prepared: PreparedJob;
  readonly #dependencies: GeneratorDependencies;
  #characters = 0;
  /** Characters counted for the calls of the reply, in addition to their arguments. */
  #callCharacters = 0;
  /** Time of the last mark by `elapsedMs`. */
  #markedMs: number | undefined;

  constructor(prepared: PreparedJob, dependencies: GeneratorDependencies) {
    this.#prepared = prepared;
    this.#dependencies = dependencies;
  }

  /**
   * Starts the meter once an upstream has accepted the request: its input is now owed. Later calls
   * have no effect.
   */
  start(): void {
    if (this.#markedMs !== undefined) return;
    this.#mark(this.#prepared.ceiling.inputCharge);
  }

  count(event: GenerationEvent): void {
    if (event.type === "text-delta" || event.type === "reasoning-delta") {
      this.#characters += event.text.length;
    } else if (event.type === "tool-call-delta") {
      this.#characters += event.argumentsJson.length;
    } else if (event.type === "tool-call-start") {
      const { name, id, reasoningState = "" } = event;
      this.#callCharacters += CALL_CHARACTERS + name.length + id.length + reasoningState.length;
    }
  }

  /** Number of characters of text, reasoning and calls so far. */
  get characters(): number {
    return this.#characters + this.#callCharacters;
  }

  /** Reports whether the upstream has generated anything. */
  get hasContent(): boolean {
    return this.characters > 0;
  }

  /** Throws if the reply is larger than its model can produce. */
  checkSize(): void {
    const max = replyCharactersMax(this.#prepared.job.model);
    if (this.characters <= max) return;
    throw new UpstreamFailure("too-large", `upstream: a reply of more than ${max} characters`);
  }

  /** Records the output counted so far, if the last mark is old enough. */
  markWhenDue(): void {
    const sinceMs = this.#dependencies.elapsedMs() - (this.#markedMs ?? Number.NEGATIVE_INFINITY);
    if (sinceMs < PROGRESS_MS) return;
    const { ceiling } = this.#prepared;
    const tokens = Math.ceil(this.#characters / CHARACTERS_PER_TOKEN);
    this.#mark(progressCharge(ceiling, tokens));
  }

  #mark(charge: NanoUsd): void {
    const { elapsedMs, observer, store } = this.#dependencies;
    const { requestId } = this.#prepared.job;
    this.#markedMs = elapsedMs();
    store
      .markProgress({ requestId, charge })
      .catch((cause: unknown) => observer.unsettled(requestId, cause));
  }
}
