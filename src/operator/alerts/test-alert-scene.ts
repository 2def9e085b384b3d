import { defaultBrand } from "../../core/brand/brand.ts";
import {
  type AlertAccount,
  type AlertClaim,
  type AlertEnd,
  type AlertFindings,
  type AlertKind,
  alertKinds,
  type AlertMessage,
  type AlertRound,
  type AlertState,
  type AlertWatch,
  CUSTOMER_QUEUE,
  type DueCustomers,
} from "../../core/ledger/alerts.ts";
import type { DetailedAccount } from "../../core/ledger/accounts.ts";
import type { KeyDetails } from "../../core/ledger/settings.ts";
import type { LogFields } from "../../core/log/log.ts";
import type { CircuitState } from "../../upstreams/routing/breaker.ts";
import type { AlertsConfig, AlertWebhook } from "../../system/config/read-alerts.ts";
import { Alerts } from "./alerts.ts";
import type { WebhookRequest } from "./send-webhook.ts";

export const CHECK_MS = 60_000;
export const START_MS = 1_800_000_000_000;

/** Returns a webhook that subscribes to all kinds by default. */
export function webhook(id: string, kinds: readonly AlertKind[] = alertKinds): AlertWebhook {
  const secret = Buffer.from("secret");
  return { id, url: `https://${id}.test/hook`, secret, kinds: new Set(kinds) };
}

export function state(kind: AlertKind, subject: string, occasion = ""): AlertState {
  return { kind, subject, occasion, account: null, facts: {} };
}

interface Waiting {
  readonly id: string;
  readonly webhook: string;
  readonly body: string;
  placeMs: number;
  dueMs: number;
  attempts: number;
  isDelivered: boolean;
}

/** The alert methods of the ledger, over maps; several processes can share it. */
export class AlertRecords {
  /** The current findings. */
  found: AlertFindings = { states: [], lastSeq: 0 };
  readonly watches: AlertWatch[] = [];
  readonly rounds: AlertRound[] = [];
  readonly claims: AlertClaim[] = [];
  readonly ends: AlertEnd[] = [];
  /** Accounts by id; `keys` maps a key to its account. */
  readonly accounts = new Map<string, AlertAccount>();
  readonly keys = new Map<string, string>();
  readonly #seenAtMs = new Map<string, number>();
  readonly #raisedAtMs = new Map<string, number>();
  readonly #messages: Waiting[] = [];

  async findAlerts(watch: AlertWatch): Promise<AlertFindings> {
    this.watches.push(watch);
    return this.found;
  }

  async raiseAlerts(round: AlertRound): Promise<number> {
    this.rounds.push(round);
    const { raised, ended, atMs, goneBeforeMs } = round;
    const fresh = raised.filter(({ condition }) => !this.#seenAtMs.has(condition));
    for (const { condition } of fresh) this.#raisedAtMs.set(condition, atMs);
    for (const { condition } of raised) this.#seenAtMs.set(condition, atMs);
    const over = ended.filter(
      ({ condition }) => (this.#seenAtMs.get(condition) ?? Infinity) < goneBeforeMs,
    );
    for (const { condition } of over) this.#seenAtMs.delete(condition);
    for (const message of [...fresh, ...over].flatMap(({ messages }) => messages)) {
      const waiting = { placeMs: atMs, dueMs: atMs, attempts: 0, isDelivered: false };
      this.#messages.push({ ...message, ...waiting });
    }
    return fresh.length;
  }

  async listEndedAlerts({ goneBeforeMs }: { readonly goneBeforeMs: number }) {
    return [...this.#seenAtMs]
      .filter(([, seenAtMs]) => seenAtMs < goneBeforeMs)
      .map(([condition]) => ({ condition, raisedAtMs: this.#raisedAtMs.get(condition) ?? 0 }));
  }

  async showAccount(id: string): Promise<DetailedAccount | null> {
    return (this.accounts.get(id) ?? null) as DetailedAccount | null;
  }

  async showKey(id: string): Promise<KeyDetails | null> {
    const accountId = this.keys.get(id);
    return accountId === undefined ? null : ({ id, accountId } as KeyDetails);
  }

  /** Returns the bodies of the messages recorded for webhooks. */
  bodies(): readonly unknown[] {
    return this.#messages.map(({ body }) => JSON.parse(body) as unknown);
  }

  async claimAlert(claim: AlertClaim): Promise<AlertMessage | null> {
    this.claims.push(claim);
    const [due] = this.#messages
      .filter(({ webhook: to, isDelivered }) => !isDelivered && to === claim.webhook)
      .toSorted((one, other) => one.placeMs - other.placeMs);
    if (due === undefined || due.dueMs > claim.atMs) return null;
    due.dueMs = claim.untilMs;
    due.attempts += 1;
    const { id, webhook: to, body, attempts } = due;
    return { id, webhook: to, body, attempts };
  }

  async listDueCustomers(query: DueCustomers): Promise<readonly string[]> {
    const { wereTried, atMs, limit } = query;
    const waiting = this.#messages.filter(
      ({ webhook: to, isDelivered }) => !isDelivered && to.startsWith(CUSTOMER_QUEUE),
    );
    const tried = waiting.filter(({ attempts }) => attempts > 0);
    const triedQueues = new Set(tried.map(({ webhook: to }) => to));
    const due = waiting.filter(
      ({ webhook: to, dueMs }) => dueMs <= atMs && triedQueues.has(to) === wereTried,
    );
    const ids = due.map(({ webhook: to }) => to.slice(CUSTOMER_QUEUE.length));
    return [...new Set(ids)].slice(0, limit);
  }

  async endAlert(end: AlertEnd): Promise<void> {
    this.ends.push(end);
    const message = this.#messages.find(({ id }) => id === end.id);
    if (message === undefined) throw new Error(`no message ${end.id}`);
    if (end.result === "delivered") message.isDelivered = true;
    else message.dueMs = end.nextAttemptAtMs;
    if (end.result === "refused") message.placeMs = end.nextAttemptAtMs;
  }

  /** Returns the messages recorded for webhooks as `webhook kind subject`. */
  messages(): readonly string[] {
    return this.#messages.map(({ webhook: to, body }) => `${to} ${about(body)}`);
  }
}

/** Returns the kind and the subject of a message's body. */
function about(body: string): string {
  const { type, data } = JSON.parse(body) as {
    readonly type: string;
    readonly data: Readonly<Record<string, string>>;
  };
  return `${type} ${data["account_id"] ?? data["id"] ?? data["model"] ?? data["upstream"] ?? ""}`;
}

/** A process that sends alerts, at a time set by the test. */
export class AlertScene {
  nowMs = START_MS;
  circuits = new Map<string, CircuitState>();
  readonly records: AlertRecords;
  readonly sent: WebhookRequest[] = [];
  readonly sentToCustomers: WebhookRequest[] = [];
  readonly attempted: string[] = [];
  readonly logged: (LogFields & { readonly message: string })[] = [];
  /** The response of a webhook. */
  answer: (request: WebhookRequest) => Promise<number> = async () => 204;
  readonly alerts: Alerts;

  constructor(config: Partial<AlertsConfig> = {}, records = new AlertRecords()) {
    this.records = records;
    let made = 0;
    const write = (fields: LogFields, message: string) =>
      void this.logged.push({ ...fields, message });
    this.alerts = new Alerts({
      config: {
        lowBalance: null,
        budgetPercent: null,
        checkMs: CHECK_MS,
        webhooks: [webhook("ops")],
        customers: null,
        ...config,
      },
      store: records,
      brand: () => defaultBrand,
      circuits: () => this.circuits,
      send: (request) => {
        this.sent.push(request);
        return this.answer(request);
      },
      sendToCustomer: (request) => {
        this.sentToCustomers.push(request);
        return this.answer(request);
      },
      randomHex: () => `${(made += 1)}`,
      nowMs: () => this.nowMs,
      log: { debug: write, info: write, warn: write, error: write },
      attempted: (result) => void this.attempted.push(result),
    });
  }

  /** Sets the current states in the ledger. */
  finds(...states: readonly AlertState[]): void {
    this.records.found = { ...this.records.found, states };
  }
}
