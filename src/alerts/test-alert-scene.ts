import type {
  AlertClaim,
  AlertEnd,
  AlertFindings,
  AlertKind,
  AlertMessage,
  AlertRound,
  AlertState,
  AlertWatch,
} from "../ledger/alerts.ts";
import { alertKinds } from "../ledger/alerts.ts";
import type { LogFields } from "../observe/log.ts";
import type { CircuitState } from "../routing/breaker.ts";
import type { AlertsConfig, AlertWebhook } from "./alerts-config.ts";
import { Alerts } from "./alerts.ts";
import type { WebhookRequest } from "./send-webhook.ts";

export const CHECK_MS = 60_000;
export const START_MS = 1_800_000_000_000;

/** A webhook that takes everything, except as stated. */
export function webhook(id: string, kinds: readonly AlertKind[] = alertKinds): AlertWebhook {
  const secret = Buffer.from("secret");
  return { id, url: `https://${id}.test/hook`, secret, kinds: new Set(kinds) };
}

export function state(kind: AlertKind, subject: string, occasion = ""): AlertState {
  return { kind, subject, occasion, facts: {} };
}

interface Waiting {
  readonly id: string;
  readonly webhook: string;
  readonly body: string;
  dueMs: number;
  attempts: number;
  isDelivered: boolean;
}

/** The ledger's part of alerts, over plain maps; processes share it. */
export class AlertRecords {
  /** What is so now. */
  found: AlertFindings = { states: [], lastSeq: 0 };
  readonly watches: AlertWatch[] = [];
  readonly rounds: AlertRound[] = [];
  readonly claims: AlertClaim[] = [];
  readonly ends: AlertEnd[] = [];
  readonly #seenAtMs = new Map<string, number>();
  readonly #messages: Waiting[] = [];

  async findAlerts(watch: AlertWatch): Promise<AlertFindings> {
    this.watches.push(watch);
    return this.found;
  }

  async raiseAlerts(round: AlertRound): Promise<number> {
    this.rounds.push(round);
    const { raised, atMs, goneBeforeMs } = round;
    const fresh = raised.filter(({ condition }) => !this.#seenAtMs.has(condition));
    for (const { condition } of raised) this.#seenAtMs.set(condition, atMs);
    for (const message of fresh.flatMap(({ messages }) => messages)) {
      this.#messages.push({ ...message, dueMs: atMs, attempts: 0, isDelivered: false });
    }
    for (const [condition, seenAtMs] of this.#seenAtMs) {
      if (seenAtMs < goneBeforeMs) this.#seenAtMs.delete(condition);
    }
    return fresh.length;
  }

  async claimAlert(claim: AlertClaim): Promise<AlertMessage | null> {
    this.claims.push(claim);
    const due = this.#messages.find(
      ({ webhook: to, dueMs, isDelivered }) =>
        !isDelivered && dueMs <= claim.atMs && claim.webhooks.includes(to),
    );
    if (due === undefined) return null;
    due.dueMs = claim.untilMs;
    due.attempts += 1;
    const { id, webhook: to, body, attempts } = due;
    return { id, webhook: to, body, attempts };
  }

  async endAlert(end: AlertEnd): Promise<void> {
    this.ends.push(end);
    const message = this.#messages.find(({ id }) => id === end.id);
    if (message === undefined) throw new Error(`no message ${end.id}`);
    if (end.result === "delivered") message.isDelivered = true;
    else message.dueMs = end.nextAttemptAtMs;
  }

  /** What was noted for webhooks: `webhook kind subject`. */
  messages(): readonly string[] {
    return this.#messages.map(({ webhook: to, body }) => `${to} ${about(body)}`);
  }
}

/** The kind and the subject in a message's body. */
function about(body: string): string {
  const { type, data } = JSON.parse(body) as {
    readonly type: string;
    readonly data: Readonly<Record<string, string>>;
  };
  return `${type} ${data["account_id"] ?? data["id"] ?? data["model"] ?? data["upstream"] ?? ""}`;
}

/** A process that sends alerts, at a time that the test sets. */
export class AlertScene {
  nowMs = START_MS;
  circuits = new Map<string, CircuitState>();
  readonly records: AlertRecords;
  readonly sent: WebhookRequest[] = [];
  readonly attempted: string[] = [];
  readonly logged: (LogFields & { readonly message: string })[] = [];
  /** What a webhook answers. */
  answer: (request: WebhookRequest) => Promise<number> = async () => 204;
  readonly alerts: Alerts;

  constructor(config: Partial<AlertsConfig> = {}, records = new AlertRecords()) {
    this.records = records;
    let made = 0;
    const write = (fields: LogFields, message: string) =>
      void this.logged.push({ ...fields, message });
    this.alerts = new Alerts({
      config: {
        ...{ lowBalance: null, budgetPercent: null, checkMs: CHECK_MS },
        webhooks: [webhook("ops")],
        ...config,
      },
      store: records,
      circuits: () => this.circuits,
      send: (request) => {
        this.sent.push(request);
        return this.answer(request);
      },
      randomHex: () => `${(made += 1)}`,
      nowMs: () => this.nowMs,
      log: { debug: write, info: write, warn: write, error: write },
      attempted: (result) => void this.attempted.push(result),
    });
  }

  /** What is so in the ledger now. */
  finds(...states: readonly AlertState[]): void {
    this.records.found = { ...this.records.found, states };
  }
}
