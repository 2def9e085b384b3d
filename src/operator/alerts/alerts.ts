import type { Brand } from "../../core/brand/brand.ts";
import { detach } from "../../core/errors/detach.ts";
import {
  type AlertAccount,
  type AlertKind,
  type AlertMessage,
  type AlertState,
  CUSTOMER_QUEUE,
  type RaisedAlert,
} from "../../core/ledger/alerts.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { Log } from "../../core/log/log.ts";
import { describeError } from "../../core/log/redact.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import {
  type AlertsConfig,
  type AlertWebhook,
  type CustomerWebhooks,
  readWebhookSecret,
} from "../../system/config/read-alerts.ts";
import { customerSecret, customerUrlFault } from "./customer-webhook.ts";
import {
  alertBody,
  conditionOf,
  endedBody,
  isKnownCondition,
  readCondition,
} from "./describe-alert.ts";
import { type SendWebhook, webhookHeaders } from "./send-webhook.ts";

/**
 * Lease of an attempt: no other process attempts the message meanwhile. The message of a killed
 * process waits this long.
 */
const LEASE_MS = 20_000;
const SEND_MS_MAX = 5_000;
const BACKOFF_MS_MIN = 1_000;
/**
 * Maximum wait for an unavailable webhook. All its messages wait for the same next attempt, so that
 * they arrive soon after it recovers.
 */
const UNREACHABLE_MS_MAX = 300_000;
/** Maximum wait of a refused message. Only this message waits. */
const REFUSED_MS_MAX = 3_600_000;
/** Statuses that refuse one message. The webhook itself is available and may accept others. */
const REFUSALS: ReadonlySet<unknown> = new Set([400, 413, 422]);
/** Attempts after which a customer's message is given up; about nine hours. */
const CUSTOMER_ATTEMPTS_MAX = 20;
/** Maximum number of customers per round. */
const CUSTOMERS_PER_ROUND = 1_000;
const CUSTOMERS_AT_ONCE = 8;
/** Number of checks without a sighting in any process after which a state has ended. */
const CHECKS_UNTIL_GONE = 3;

export interface AlertsDependencies {
  readonly config: AlertsConfig;
  /** The name of the service in messages to customers. */
  readonly brand: () => Brand;
  readonly store: Pick<
    Store,
    | "findAlerts"
    | "listEndedAlerts"
    | "raiseAlerts"
    | "claimAlert"
    | "endAlert"
    | "listDueCustomers"
    | "showAccount"
    | "showKey"
  >;
  /** The circuit breakers of this process, by upstream. */
  readonly circuits: () => ReadonlyMap<string, CircuitState>;
  readonly send: SendWebhook;
  /** Sends only to public addresses, unless the configuration allows others. */
  readonly sendToCustomer: SendWebhook;
  /** Returns hex digits, different at each call. */
  readonly randomHex: () => string;
  readonly nowMs: () => number;
  readonly log: Log;
  /** Called after each delivery attempt. */
  readonly attempted: (result: "delivered" | "failed") => void;
}

/** The destination of a message and its retry bounds. */
interface Target {
  readonly url: string;
  readonly secret: Buffer;
  readonly send: SendWebhook;
  /** Maximum wait for an unavailable receiver. */
  readonly unreachableMsMax: number;
  readonly attemptsMax: number;
}

/**
 * An alert about an account, or about no account (null). `bodyOf` names the account that it is
 * given.
 */
interface AlertNotice {
  readonly kind: AlertKind;
  readonly account: AlertAccount | null;
  readonly bodyOf: (named: AlertAccount | null) => string;
}

/**
 * Checks the states that can raise alerts, at intervals, and sends new alerts to the webhooks.
 * Messages are stored in the ledger's store, so a killed process loses no message and each is sent
 * at least once. Each webhook has a separate queue: a webhook that hangs or is unavailable delays
 * only its own alerts.
 */
export class Alerts {
  readonly #parts: AlertsDependencies;
  readonly #timers: readonly NodeJS.Timeout[];
  #lastSeq: number | null = null;
  #checking: Promise<void> = Promise.resolve();
  /** The current round of sending, by webhook. */
  readonly #sending = new Map<string, Promise<void>>();
  #isStopped = false;

  constructor(parts: AlertsDependencies) {
    this.#parts = parts;
    const { checkMs } = parts.config;
    this.#timers = [
      setInterval(() => detach(this.check()), checkMs),
      setInterval(() => detach(this.send()), Math.min(checkMs, SEND_MS_MAX)),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Checks once, and records new alerts. */
  check(): Promise<void> {
    this.#checking = this.#checking.then(() => this.#try(() => this.#check()));
    return this.#checking;
  }

  /** Sends due messages to all webhooks in parallel; resolves when every round has ended. */
  async send(): Promise<void> {
    const { webhooks, customers } = this.#parts.config;
    const rounds = webhooks.map((webhook) =>
      this.#once(webhook.id, () => this.#sendDue(webhook.id, this.#operatorTarget(webhook))),
    );
    if (customers !== null) {
      for (const wereTried of [false, true]) {
        const round = () => this.#sendToCustomers(customers, wereTried);
        rounds.push(this.#once(CUSTOMER_QUEUE + String(wereTried), round));
      }
    }
    await Promise.all(rounds);
  }

  /** Runs a round, unless one with the same key is running. */
  #once(key: string, act: () => Promise<void>): Promise<void> {
    const running = this.#sending.get(key);
    if (running !== undefined) return running;
    const round = this.#try(act).finally(() => {
      this.#sending.delete(key);
    });
    this.#sending.set(key, round);
    return round;
  }

  #operatorTarget(webhook: AlertWebhook): () => Promise<Target> {
    const { send } = this.#parts;
    const target = {
      ...webhook,
      send,
      unreachableMsMax: UNREACHABLE_MS_MAX,
      attemptsMax: Infinity,
    };
    return () => Promise.resolve(target);
  }

  /**
   * Sends to a few customers at once. Customers with earlier attempts have a separate round, so
   * that hanging addresses do not delay others.
   */
  async #sendToCustomers(customers: CustomerWebhooks, wereTried: boolean): Promise<void> {
    const { store, nowMs } = this.#parts;
    const query = { wereTried, atMs: nowMs(), limit: CUSTOMERS_PER_ROUND };
    const due = [...(await store.listDueCustomers(query))];
    const sendNext = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined; id = due.shift()) {
        const account = id;
        const targetOf = () => this.#customerTarget(account, customers);
        await this.#try(() => this.#sendDue(CUSTOMER_QUEUE + account, targetOf));
      }
    };
    await Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, sendNext));
  }

  /**
   * Returns the current destination for the customer of an account; null: no destination any
   * longer.
   */
  async #customerTarget(id: string, customers: CustomerWebhooks): Promise<Target | null> {
    const { store, sendToCustomer: send } = this.#parts;
    const account = await store.showAccount(id);
    const url = account?.webhookUrl ?? null;
    if (url === null || customerUrlFault(url, customers) !== null) return null;
    const secret = readWebhookSecret(customerSecret({ id, url }, customers));
    const bounds = { unreachableMsMax: REFUSED_MS_MAX, attemptsMax: CUSTOMER_ATTEMPTS_MAX };
    return { url, secret, send, ...bounds };
  }

  /** Waits for the current attempts; the next process sends the remaining messages. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#checking, ...this.#sending.values()]);
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#parts.log.warn({ error: describeError(error) }, "checking or sending alerts failed");
    }
  }

  async #check(): Promise<void> {
    const { config, store, nowMs } = this.#parts;
    const atMs = nowMs();
    const { lowBalance, budgetPercent, checkMs } = config;
    const marginAfterSeq = this.#lastSeq;
    const found = await store.findAlerts({ lowBalance, budgetPercent, marginAfterSeq, atMs });
    const states = [...found.states, ...this.#upstreamsDown()];
    const raised = states.map((state) => this.#raise(state, atMs));
    const goneBeforeMs = atMs - CHECKS_UNTIL_GONE * checkMs;
    const ended = await this.#ended(new Set(raised.map(({ condition }) => condition)), {
      atMs,
      goneBeforeMs,
    });
    const count = await store.raiseAlerts({ raised, ended, atMs, goneBeforeMs });
    // Only now: if the store is unavailable, the next check covers the same entries.
    this.#lastSeq = found.lastSeq;
    if (count > 0) this.#parts.log.warn({ count }, "alerts raised");
  }

  #upstreamsDown(): readonly AlertState[] {
    return [...this.#parts.circuits()]
      .filter(([, state]) => state !== "closed")
      .map(([subject]) => ({
        kind: "upstream_down",
        subject,
        occasion: "",
        account: null,
        facts: {},
      }));
  }

  /** Returns the states that no process has seen recently, except those in `seen`. */
  async #ended(
    seen: ReadonlySet<string>,
    { atMs, goneBeforeMs }: { readonly atMs: number; readonly goneBeforeMs: number },
  ): Promise<readonly RaisedAlert[]> {
    const all = await this.#parts.store.listEndedAlerts({ goneBeforeMs });
    const ended: RaisedAlert[] = [];
    // A newer release may have raised others.
    const known = all.filter(({ condition }) => isKnownCondition(condition));
    for (const alert of known.filter(({ condition }) => !seen.has(condition))) {
      const { kind, subject, scope } = readCondition(alert.condition);
      const account = await this.#accountOf(kind, { subject, scope });
      const bodyOf = (named: AlertAccount | null) => endedBody(alert, { account: named, atMs });
      ended.push({
        condition: alert.condition,
        messages: this.#messages({ kind, account, bodyOf }),
      });
    }
    return ended;
  }

  /**
   * Returns the current account of a balance, a limit or a budget; null: the alert is not about an
   * account.
   */
  async #accountOf(
    kind: AlertKind,
    { subject, scope }: { readonly subject: string; readonly scope: string | null },
  ): Promise<AlertAccount | null> {
    const { store } = this.#parts;
    if (kind !== "low_balance" && kind !== "budget_nearly_spent") return null;
    if (scope === null || scope.startsWith("account")) return store.showAccount(subject);
    const key = await store.showKey(subject);
    return key === null ? null : store.showAccount(key.accountId);
  }

  #raise(state: AlertState, atMs: number): RaisedAlert {
    const { kind, account } = state;
    const brand = this.#parts.brand();
    const bodyOf = (named: AlertAccount | null) =>
      alertBody({ ...state, account: named }, { brand, atMs });
    return { condition: conditionOf(state), messages: this.#messages({ kind, account, bodyOf }) };
  }

  /**
   * Creates the messages of an alert. Only operators, not customers, receive the operator's account
   * details.
   */
  #messages({ kind, account, bodyOf }: AlertNotice): RaisedAlert["messages"] {
    const { config, randomHex } = this.#parts;
    const body = bodyOf(account);
    const messages = config.webhooks
      .filter(({ kinds }) => kinds.has(kind))
      .map(({ id: webhook }) => ({ id: `msg_${randomHex()}`, webhook, body }));
    const isCustomers =
      kind === "low_balance" && config.customers !== null && (account?.webhookUrl ?? null) !== null;
    if (!isCustomers || account === null) return messages;
    const webhook = CUSTOMER_QUEUE + account.id;
    return [...messages, { id: `msg_${randomHex()}`, webhook, body: bodyOf(null) }];
  }

  /**
   * Sends the messages of a webhook one by one, until the queue is empty or the first message must
   * wait.
   */
  async #sendDue(webhook: string, targetOf: () => Promise<Target | null>): Promise<void> {
    const { store, nowMs } = this.#parts;
    while (!this.#isStopped) {
      const atMs = nowMs();
      const message = await store.claimAlert({ webhook, atMs, untilMs: atMs + LEASE_MS });
      if (message === null) return;
      const target = await targetOf();
      if (target === null) await this.#forget(message);
      else await this.#attempt(message, target);
    }
  }

  async #forget({ id }: AlertMessage): Promise<void> {
    const { store, nowMs } = this.#parts;
    await store.endAlert({ id, result: "delivered", atMs: nowMs() });
  }

  async #attempt(message: AlertMessage, target: Target): Promise<void> {
    const { store, nowMs, log, attempted } = this.#parts;
    const { id, webhook, body, attempts } = message;
    const { url, secret, send, unreachableMsMax, attemptsMax } = target;
    const headers = webhookHeaders({ id, body, secret, atMs: nowMs() });
    const outcome = await send({ url, headers, body }).catch(describeError);
    if (typeof outcome === "number" && outcome >= 200 && outcome < 300) {
      await store.endAlert({ id, result: "delivered", atMs: nowMs() });
      attempted("delivered");
      return;
    }
    attempted("failed");
    if (attempts >= attemptsMax) {
      await this.#forget(message);
      log.warn({ id, webhook, attempts, outcome }, "alert given up");
      return;
    }
    const result = REFUSALS.has(outcome) ? "refused" : "failed";
    const waitMsMax = result === "refused" ? REFUSED_MS_MAX : unreachableMsMax;
    const waitMs = Math.min(waitMsMax, BACKOFF_MS_MIN * 2 ** (attempts - 1));
    await store.endAlert({ id, result, nextAttemptAtMs: nowMs() + waitMs });
    log.warn({ id, webhook, attempts, outcome, waitMs }, "alert not delivered");
  }
}
