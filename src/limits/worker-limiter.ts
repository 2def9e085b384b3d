import type { Admission, Limiter, LimitState, Limits } from "./limiter.ts";
import type { LimiterAnswer, LimiterChannel, LimiterQuestion } from "./limiter-messages.ts";

/** Keys whose last state is remembered for `peek`; the oldest make room. */
const STATES_MAX = 10_000;

interface Waiting {
  readonly id: number;
  readonly resolve: (answer: LimiterAnswer) => void;
}

/** The limits of one machine, asked of the process that keeps them (`limiter-host.ts`). */
export class WorkerLimiter implements Limiter {
  readonly #channel: LimiterChannel<LimiterQuestion, LimiterAnswer>;
  /** In the order of the questions, as most answers are; hence no `Map` (see `Ring`). */
  readonly #waiting: Waiting[] = [];
  readonly #states = new Map<string, LimitState>();
  #nextId = 0;

  constructor(channel: LimiterChannel<LimiterQuestion, LimiterAnswer>) {
    this.#channel = channel;
    channel.receive((answer) => {
      const at = this.#waiting.findIndex(({ id }) => id === answer.id);
      if (at !== -1) this.#waiting.splice(at, 1)[0]?.resolve(answer);
    });
  }

  async admit(keyId: string, limits: Limits): Promise<Admission> {
    const id = this.#nextId++;
    const { state, refusal } = await new Promise<LimiterAnswer>((resolve) => {
      this.#waiting.push({ id, resolve });
      this.#channel.send({ limiter: "admit", id, keyId, limits });
    });
    this.#remember(keyId, state);
    if (refusal !== undefined) return { admitted: false, state, ...refusal };
    let isHeld = true;
    const release = (): void => {
      if (isHeld) this.#channel.send({ limiter: "release", id });
      isHeld = false;
    };
    return { admitted: true, state, release };
  }

  /** The state of the last admission here; full windows where there was none. */
  peek(keyId: string, limits: Limits): LimitState {
    return this.#states.get(keyId) ?? fullState(limits);
  }

  spendTokens(keyId: string, limits: Limits, tokens: number): void {
    this.#channel.send({ limiter: "spend", keyId, limits, tokens });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #remember(keyId: string, state: LimitState): void {
    const known = this.#states.get(keyId);
    this.#states.delete(keyId);
    this.#states.set(keyId, { ...known, ...state });
    const oldest = this.#states.keys().next();
    if (this.#states.size > STATES_MAX && !oldest.done) this.#states.delete(oldest.value);
  }
}

function fullState({ requestsPerMinute: requests, tokensPerMinute: tokens }: Limits): LimitState {
  return {
    ...(requests !== null && {
      requests: { limit: requests, remaining: requests, resetSeconds: 0 },
    }),
    ...(tokens !== null && { tokens: { limit: tokens, remaining: tokens, resetSeconds: 0 } }),
  };
}
