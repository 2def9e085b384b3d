import type { StopSignal } from "../../../src/core/timing/stop-signal.ts";

/**
 * The failures of a call that a request waits for: it rejects; it succeeds and its answer is lost;
 * its dependency stays unavailable from then on; it hangs until the client disconnects; it hangs
 * until the deadline; the gateway gets a stop signal; the client disconnects before it, or right
 * after it.
 */
export type FaultKind =
  | "rejects"
  | "answer lost"
  | "stays away"
  | "hangs"
  | "silent"
  | "gateway stops"
  | "client leaves"
  | "client has left";

/** One call made during a request. */
export interface FaultPoint<T> {
  readonly name: string;
  readonly kinds: readonly FaultKind[];
  readonly act: () => Promise<T>;
  /** Returns the failure of this dependency. */
  readonly error: () => Error;
  /** Its result after hanging; by default the call is made. */
  readonly afterHang?: () => Promise<T>;
  /** Aborted at the request's deadline, if the call can be silent until then. */
  readonly signal?: StopSignal;
}

/** The n-th call of a request, and its failure. */
export interface Fault {
  readonly at: number;
  readonly kind: FaultKind;
}

/** The effects of faults outside the call. */
export interface FaultWorld {
  /** Disconnects the client and resolves when the gateway has noticed. */
  readonly leave: () => Promise<void>;
  readonly stopGateway: () => void;
}

/** Records every call of one request, and makes one of them fail. */
export class FaultPoints {
  /** The calls in order, each with its possible failures. */
  readonly calls: { readonly name: string; readonly kinds: readonly FaultKind[] }[] = [];
  readonly #fault: Fault | null;
  readonly #world: FaultWorld;
  readonly #pending = new Set<Promise<unknown>>();
  #isAway = false;

  constructor(fault: Fault | null, world: FaultWorld) {
    this.#fault = fault;
    this.#world = world;
  }

  /** Makes a call, unless it is the failing one. */
  async pass<T>(point: FaultPoint<T>): Promise<T> {
    const passing = this.#pass(point);
    this.#pending.add(passing);
    try {
      return await passing;
    } finally {
      this.#pending.delete(passing);
    }
  }

  /** Records a call that is not awaited; returns its fault. */
  note(name: string, kinds: readonly FaultKind[]): FaultKind | null {
    const at = this.calls.push({ name, kinds }) - 1;
    return this.#fault?.at === at ? this.#fault.kind : null;
  }

  /** Resolves when no call is in progress. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  /** True while a dependency is unavailable. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Makes the unavailable dependency available again. */
  recover(): void {
    this.#isAway = false;
  }

  async #pass<T>({ name, kinds, act, error, ...point }: FaultPoint<T>): Promise<T> {
    if (this.#isAway && kinds.includes("stays away")) throw error();
    const kind = this.note(name, kinds);
    switch (kind) {
      case null:
        return act();
      case "rejects":
        throw error();
      case "answer lost":
        await act();
        throw error();
      case "stays away":
        this.#isAway = true;
        throw error();
      case "hangs":
        await this.#world.leave();
        return (point.afterHang ?? act)();
      case "silent":
        await aborted(point.signal);
        return (point.afterHang ?? act)();
      case "gateway stops":
        this.#world.stopGateway();
        return act();
      case "client leaves":
        await this.#world.leave();
        return act();
      case "client has left": {
        const result = await act();
        await this.#world.leave();
        return result;
      }
    }
  }
}

async function aborted(signal: StopSignal | undefined): Promise<void> {
  if (signal === undefined || signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener("abort", resolve));
}
