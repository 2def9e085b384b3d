import type { AlertMessage, AlertState, RaisedAlert } from "../ledger/alerts.ts";
import type { Store } from "../ledger/store.ts";
import type { Log } from "../observe/log.ts";
import { describeError } from "../observe/redact.ts";
import type { CircuitState } from "../routing/breaker.ts";
import type { AlertsConfig, AlertWebhook } from "./alerts-config.ts";
import { alertBody, conditionOf } from "./describe-alert.ts";
import type { SendWebhook } from "./send-webhook.ts";
import { webhookHeaders } from "./sign-webhook.ts";

/** While an attempt runs, no other process makes one; a killed process's message waits this long. */
const LEASE_MS = 20_000;
const SEND_MS_MAX = 5_000;
const BACKOFF_MS_MIN = 1_000;
const BACKOFF_MS_MAX = 3_600_000;
/** A state has ended when no process saw it in this many checks. */
const CHECKS_UNTIL_GONE = 3;

export interface AlertsDependencies {
  readonly config: AlertsConfig;
  readonly store: Pick<Store, "findAlerts" | "raiseAlerts" | "claimAlert" | "endAlert">;
  /** The circuit breakers of this process, by upstream. */
  readonly circuits: () => ReadonlyMap<string, CircuitState>;
  readonly send: SendWebhook;
  /** Hex digits, different each time. */
  readonly randomHex: () => string;
  readonly nowMs: () => number;
  readonly log: Log;
  /** Told of each attempt. */
  readonly attempted: (result: "delivered" | "failed") => void;
}

/**
 * Looks at the states that alerts are about, at intervals, and sends what is new to the webhooks.
 * Messages are in the ledger's store: a killed process loses none, and each is sent at least once.
 */
export class Alerts {
  readonly #parts: AlertsDependencies;
  readonly #timers: readonly NodeJS.Timeout[];
  #lastSeq: number | null = null;
  #checking: Promise<void> = Promise.resolve();
  #sending: Promise<void> | null = null;
  #isStopped = false;

  constructor(parts: AlertsDependencies) {
    this.#parts = parts;
    const { checkMs } = parts.config;
    this.#timers = [
      setInterval(() => void this.check(), checkMs),
      setInterval(() => void this.send(), Math.min(checkMs, SEND_MS_MAX)),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Looks once, and notes what is new. */
  check(): Promise<void> {
    this.#checking = this.#checking.then(() => this.#try(() => this.#check()));
    return this.#checking;
  }

  /** Sends what is due. */
  send(): Promise<void> {
    this.#sending ??= this.#try(() => this.#sendDue()).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Ends the attempt that runs; what is due is sent by the next process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#checking, this.#sending]);
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#parts.log.warn({ error: describeError(error) }, "alerts not looked at or not sent");
    }
  }

  async #check(): Promise<void> {
    const { config, store, nowMs } = this.#parts;
    const atMs = nowMs();
    const { lowBalance, budgetPercent, checkMs } = config;
    const marginAfterSeq = this.#lastSeq;
    const found = await store.findAlerts({ lowBalance, budgetPercent, marginAfterSeq, atMs });
    this.#lastSeq = found.lastSeq;
    const states = [...found.states, ...this.#upstreamsDown()];
    const raised = states.map((state) => this.#raise(state, atMs));
    const goneBeforeMs = atMs - CHECKS_UNTIL_GONE * checkMs;
    const count = await store.raiseAlerts({ raised, atMs, goneBeforeMs });
    if (count > 0) this.#parts.log.warn({ count }, "alerts raised");
  }

  #upstreamsDown(): readonly AlertState[] {
    return [...this.#parts.circuits()]
      .filter(([, state]) => state !== "closed")
      .map(([subject]) => ({ kind: "upstream_down", subject, occasion: "", facts: {} }));
  }

  #raise(state: AlertState, atMs: number): RaisedAlert {
    const { config, randomHex } = this.#parts;
    const body = alertBody(state, atMs);
    const messages = config.webhooks
      .filter(({ kinds }) => kinds.has(state.kind))
      .map(({ id: webhook }) => ({ id: `msg_${randomHex()}`, webhook, body }));
    return { condition: conditionOf(state), messages };
  }

  async #sendDue(): Promise<void> {
    const { config, store, nowMs } = this.#parts;
    const byId = new Map(config.webhooks.map((webhook) => [webhook.id, webhook]));
    const webhooks = [...byId.keys()];
    while (!this.#isStopped) {
      const atMs = nowMs();
      const message = await store.claimAlert({ webhooks, atMs, untilMs: atMs + LEASE_MS });
      const webhook = byId.get(message?.webhook ?? "");
      if (message === null || webhook === undefined) return;
      await this.#attempt(message, webhook);
    }
  }

  async #attempt(message: AlertMessage, webhook: AlertWebhook): Promise<void> {
    const { store, send, nowMs, log, attempted } = this.#parts;
    const { id, body, attempts } = message;
    const { url, secret } = webhook;
    const headers = webhookHeaders({ id, body, secret, atMs: nowMs() });
    const outcome = await send({ url, headers, body }).catch(describeError);
    if (typeof outcome === "number" && outcome >= 200 && outcome < 300) {
      await store.endAlert({ id, result: "delivered", atMs: nowMs() });
      attempted("delivered");
      return;
    }
    const waitMs = Math.min(BACKOFF_MS_MAX, BACKOFF_MS_MIN * 2 ** (attempts - 1));
    await store.endAlert({ id, result: "failed", nextAttemptAtMs: nowMs() + waitMs });
    attempted("failed");
    log.warn({ id, webhook: webhook.id, attempts, outcome, waitMs }, "alert not delivered");
  }
}
