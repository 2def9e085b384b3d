import { detach } from "../../core/errors/detach.ts";
import { randomUUID } from "node:crypto";
import { ChangeInDoubt, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { isUndelivered } from "../../core/ledger/decisions.ts";
import type { Settlement, SettleResult, Store } from "../../core/ledger/store.ts";
import type { OnReversed } from "../../core/ledger/reversed-charge.ts";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import { UnsettledRequests } from "../../core/ledger/unsettled-requests.ts";
import { CallQueue, Unanswered } from "../shared/call-queue.ts";
import {
  CallingStore,
  isRead,
  type SharedOperation,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../shared/calling-store.ts";
import { openLookUps, type LookUp } from "./look-ups.ts";
import { Availability } from "./connections/availability.ts";
import { BatchWriter } from "./batches/batch-writer.ts";
import { beginChains } from "./schema/chains.ts";
import { fillHourlySums } from "./schema/hourly-sums.ts";
import { findCommitRisks } from "./connections/commit-risks.ts";
import {
  closeConnections,
  findConnectionMode,
  openConnections,
  openUnlimitedConnections,
  openProbeConnection,
  type Connections,
  type ConnectionMode,
} from "./connections/connections.ts";
import { isDataRefusal, OutcomeUnknown } from "./connections/failures.ts";
import type { HotCall } from "./batches/hot-calls.ts";
import { Gathering } from "./batches/gathering.ts";
import { makeIndices } from "./schema/indices.ts";
import { LeaseThread } from "./lease/lease-thread.ts";
import { Membership } from "./lease/membership.ts";
import { migrate } from "./schema/migrate.ts";
import { resolveReplica, resolveUnresolved } from "./reaper.ts";
import { Replies, type ReplyCall } from "./batches/replies.ts";
import type { OwnClaim } from "./batches/own-claim.ts";
import { ReleasedClaims } from "./batches/released-claims.ts";
import { Quotas, type QuotaOptions } from "./batches/quotas.ts";
import { reverseCharge } from "./batches/reversal.ts";
import type { Rewind } from "./batches/rewind.ts";
import { withClassifiedFailure, runOperation } from "./statements.ts";
import { Upkeep } from "./upkeep.ts";

/** A process that has not renewed its row for this long is declared dead. */
export const LEASE_MS = 15_000;
const HEARTBEAT_MS = 4_000;

/** Long enough for a database restart, short enough for a waiting client. */
const RETRY_FOR_MS = 5_000;

/**
 * How long a call waits for its answer, whatever the database does. With its key look-up and its
 * hold, a request is refused within 8 s of its first byte.
 */
const WAIT_MS = { lookUp: 4_000, hold: 3_500, other: 5_000 } as const;

/** Interval of the probes of an unavailable database. */
const PROBE_MS = 500;

const AWAY = "the database is away";
const REFUSED = "a sum of the ledger contradicts the hold";

const UNSETTLED_RETRY_MS = 1_000;

export interface PostgresStoreOptions extends QuotaOptions {
  readonly databaseUrl: string;
  /** Unix milliseconds; the expiry of processes uses the database's clock instead. */
  readonly now: () => number;
  /** Unique among all processes that ever opened this ledger; generated if absent. */
  readonly ownerId?: string;
  readonly leaseMs?: number;
  readonly heartbeatMs?: number;
  /** How long a call waits for its answer. */
  readonly waitMs?: Readonly<Record<keyof typeof WAIT_MS, number>>;
  /** How long a call is retried while the database is away. */
  readonly retryForMs?: number;
  /** Maximum number of acknowledged writes to remember, in case the ledger goes back in time. */
  readonly acknowledgedMax?: number;
  /** Called at startup with each reason why a failover or a crash may lose acknowledged data. */
  readonly onRisk?: (risk: string) => void;
  /** Called after the ledger went back in time and was repaired. */
  readonly onRewind?: (rewind: Rewind) => void;
  /** See `UnsettledOptions.onLost`. */
  readonly onLost?: (requestId: string, cause: unknown) => void;
  /** See `OpenStoreOptions.onRefused`. */
  readonly onRefused?: (refused: RefusedHold) => void;
  /** See `OpenStoreOptions.onReversed`. */
  readonly onReversed?: OnReversed;
  /** See `OpenStoreOptions.onUpkeepFailed`. */
  readonly onUpkeepFailed?: (cause: unknown) => void;
  /** Delay before a failed settlement or release is retried. */
  readonly unsettledRetryMs?: number;
}

const ignore = (): void => undefined;

/**
 * Opens the ledger in a PostgreSQL database, creating or migrating it. Expired processes are left
 * to the upkeep, because after an outage running processes have yet to renew their rows. Rejects
 * with `SchemaTooNew` if a newer gateway wrote the database.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const way = await findConnectionMode(options.databaseUrl);
  // Calls on a broken connection reject by themselves; an idle connection has no calls.
  const connections = openConnections(way, () => undefined);
  try {
    await migrate(connections.hot);
    await makeIndices(connections.reports, () =>
      openUnlimitedConnections(way, "chat-gateway indices"),
    );
    await fillHourlySums(connections.reports, () =>
      openUnlimitedConnections(way, "chat-gateway hourly sums"),
    );
    await beginChains(connections.hot);
    for (const risk of await findCommitRisks(connections.hot)) options.onRisk?.(risk);
    const id = options.ownerId ?? randomUUID();
    const leaseMs = options.leaseMs ?? LEASE_MS;
    const { heartbeatMs = HEARTBEAT_MS } = options;
    const lease = new LeaseThread({ way, leaseMs, heartbeatMs });
    const onWritten = (writer: string) => lease.hear(writer);
    const membership = await Membership.join(connections.hot, { id, leaseMs, onWritten });
    return new PostgresStore({ way, connections, membership, lease }, options);
  } catch (error) {
    await closeConnections(connections);
    throw error;
  }
}

/**
 * The ledger that several processes share. Calls of one turn of the event loop share a transaction.
 */
class PostgresStore extends CallingStore {
  readonly #connections: Connections;
  readonly #membership: Membership;
  readonly #lease: LeaseThread;
  readonly #now: () => number;
  readonly #onRefused: (refused: RefusedHold) => void;
  readonly #onReversed: OnReversed;
  readonly #upkeep: Upkeep;
  readonly #writer: BatchWriter;
  readonly #unsettled: UnsettledRequests;
  readonly #writes: CallQueue<HotCall>;
  readonly #lookUps: CallQueue<LookUp>;
  /** Apart, since no key waits for the states of a long history. */
  readonly #stateLookUps: CallQueue<LookUp>;
  readonly #replies: CallQueue<ReplyCall>;
  readonly #availability: Availability;
  /** For each request with a claim in flight, whether the claim is made. */
  readonly #claiming = new Map<string, Promise<boolean>>();
  readonly #waitMs: Readonly<Record<keyof typeof WAIT_MS, number>>;
  #closed: Promise<void> | null = null;

  constructor(parts: PostgresStoreDependencies, options: PostgresStoreOptions) {
    super();
    const { connections, membership } = parts;
    this.#connections = connections;
    this.#membership = membership;
    this.#lease = parts.lease;
    this.#now = options.now;
    this.#waitMs = options.waitMs ?? WAIT_MS;
    const pool = connections.hot;
    const quotas = new Quotas(pool, options);
    const claims = { claimed: new Map<string, OwnClaim>(), released: new ReleasedClaims() };
    const { retryForMs = RETRY_FOR_MS, acknowledgedMax, now: nowMs } = options;
    const { onRewind = ignore, onRefused = ignore, onReversed = ignore } = options;
    this.#onRefused = onRefused;
    this.#onReversed = onReversed;
    const writer = new BatchWriter({
      ...{ pool, membership, ...claims, quotas, retryForMs },
      ...{ nowMs, acknowledgedMax, onRewind, onReversed },
    });
    this.#writer = writer;
    const replies = new Replies({
      ...{ pool, membership, ...claims, retryForMs, onReversed },
      keepReversal: (reversal) => writer.keepReversal(reversal),
    });
    const gathering = new Gathering({
      others: () => membership.others,
      elapsedMs: () => performance.now(),
    });
    const availability = new Availability({
      pool: openProbeConnection(parts.way),
      id: () => membership.id,
      probeMs: PROBE_MS,
    });
    this.#availability = availability;
    const onAway = () => availability.lost();
    this.#writes = new CallQueue((calls) => writer.run(calls), { pace: gathering, onAway });
    this.#lookUps = openLookUps(pool, retryForMs, onAway);
    this.#stateLookUps = openLookUps(pool, retryForMs, onAway);
    this.#replies = new CallQueue((calls) => replies.run(calls), { onAway });
    this.#unsettled = new UnsettledRequests({
      settle: (settlement, isRepeat) => this.#settle(settlement, isRepeat),
      release: (claim) => this.#replies.push(["giveClaimUp", claim]),
      retryMs: options.unsettledRetryMs ?? UNSETTLED_RETRY_MS,
      ...(options.onLost && { onLost: options.onLost }),
      onRefused,
    });
    const { heartbeatMs = HEARTBEAT_MS, leaseMs = LEASE_MS } = options;
    this.#upkeep = new Upkeep({
      ...{ pool, membership, now: nowMs, heartbeatMs, leaseMs, replyQuota: quotas.replies },
      ...{ onAway, onRefused, onFailed: options.onUpkeepFailed ?? ignore },
      lastBatch: () => writer.last,
      onOlder: () => {
        writer.forget();
        return this.#writes.push(["ping", undefined], this.#waitMs.other);
      },
    });
  }

  override async call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    if (this.#closed !== null) throw new StoreUnavailable("the store is closed");
    const isEnd = operation === "settle" || operation === "releaseReply";
    // Ends of requests are accepted, and completed when the database is back.
    if (this.#availability.isAway && !isEnd) throw new StoreUnavailable(AWAY);
    // Each route returns its own operation's result; the types cannot express the pair of both.
    return (await this.#route([operation, argument] as AnyCall)) as StoreResult<K>;
  }

  override claimReply: Store["claimReply"] = (claim) => {
    const { requestId } = claim;
    const claiming = this.call("claimReply", claim);
    const ended = claiming.then(
      ({ result }) => result === "claimed",
      () => false,
    );
    this.#claiming.set(requestId, ended);
    detach(ended.then(() => this.#claiming.delete(requestId)));
    return claiming;
  };

  override placeHold: Store["placeHold"] = (hold) => {
    this.#lease.start(this.#membership.id);
    return this.call("placeHold", hold);
  };

  override close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  #route(call: AnyCall): Promise<unknown> {
    switch (call[0]) {
      case "settle":
        return this.#unsettled.settle(call[1]);
      case "placeHold":
        return this.#placeHold(call);
      case "markProgress":
        return this.#writes.pushLater(call[1].requestId, call);
      case "postEntry":
        return this.#postEntry(call);
      case "ping":
        return this.#writes.push(call, this.#waitMs.other);
      case "resolveHolds":
        return this.#resolveHolds(call[1].atMs);
      case "findKey":
      case "showAccount":
      case "showKeySums":
        return this.#lookUps.push(call, this.#waitMs.lookUp);
      case "findCallStates":
        return this.#stateLookUps.push(call, this.#waitMs.lookUp);
      case "claimReply":
      case "releaseReply":
        return this.#unsettled.orRelease(call[1], this.#reply(call));
      default:
        return this.#availability.whileUp(runOperation(this.#connections, ...call), () =>
          isRead(call[0]) ? new StoreUnavailable(AWAY) : new ChangeInDoubt(AWAY),
        );
    }
  }

  /**
   * Places a hold. Claims are separate statements (`replies.ts`): a hold with a claim waits for it
   * here, and both share one time limit. Its batch then checks the claim. If a rejected hold was placed nevertheless, it is ended.
   */
  async #placeHold(call: HotCall & readonly ["placeHold", unknown]): Promise<unknown> {
    const dueMs = performance.now() + this.#waitMs.hold;
    const { requestId, withClaim = false } = call[1];
    if (withClaim && (await this.#claiming.get(requestId)) === false) {
      return { result: "not-claimed" };
    }
    const waitMs = dueMs - performance.now();
    if (waitMs <= 0) throw new StoreUnavailable("the store does not answer");
    this.#unsettled.refuseWhenFull();
    try {
      return await this.#writes.push(call, waitMs);
    } catch (error) {
      if (isUnknown(error)) this.#unsettled.endHold(call[1]);
      throw error;
    }
  }

  /** Posts an operator's entry; an unknown outcome is reported as `ChangeInDoubt`. */
  async #postEntry(call: HotCall & readonly ["postEntry", unknown]): Promise<unknown> {
    try {
      return await this.#writes.push(call, this.#waitMs.other);
    } catch (error) {
      throw isUnknown(error) ? new ChangeInDoubt(error.message, { cause: error.cause }) : error;
    }
  }

  async #reply(call: StoreReplyCall): Promise<unknown> {
    if (this.#availability.isAway) throw new StoreUnavailable(AWAY);
    return this.#replies.push(call, this.#waitMs.hold);
  }

  #resolveHolds(atMs: number): Promise<void> {
    const { changes } = this.#connections;
    const resolving = withClassifiedFailure(() =>
      resolveUnresolved(changes, { atMs, waits: true }),
    );
    return this.#availability.whileUp(resolving, () => new ChangeInDoubt(AWAY));
  }

  async #settle(settlement: Settlement, isRepeat: boolean): Promise<SettleResult> {
    this.#writes.withdraw(settlement.requestId);
    // A first settlement always waits, since its reply was paid for.
    if (isRepeat && this.#availability.isAway) throw new StoreUnavailable(AWAY);
    const settling = this.#writes.push(["settle", settlement], this.#waitMs.other);
    const result = await (settling as Promise<SettleResult>).catch((error: Error) => {
      // The rows were locked: a guard that refuses them does so again.
      throw isDataRefusal(error.cause) ? new Error(REFUSED, { cause: error.cause }) : error;
    });
    if (isUndelivered(result, settlement)) await this.#reverse(settlement);
    return result;
  }

  async #reverse({ requestId, atMs }: Settlement): Promise<void> {
    const { id: owner } = this.#membership;
    const reversal = { requestId, cause: "undelivered", atMs } as const;
    const { hot } = this.#connections;
    const asked = { owner, ...reversal, onReversed: this.#onReversed };
    const result = await reverseCharge(hot, asked).catch((cause: unknown) => {
      throw new StoreUnavailable("the charge is not reversed yet", { cause });
    });
    if (result === "not-member") throw new StoreUnavailable("this process was taken for dead");
    // A reversal that was not due must not be made later, when the stored reply is gone.
    if (result === "done") this.#writer.keepReversal(reversal);
  }

  async #end(): Promise<void> {
    this.#unsettled.stop();
    const lookUps = [this.#lookUps.close(), this.#stateLookUps.close()];
    await Promise.all([this.#writes.close(), ...lookUps, this.#replies.close()]);
    await Promise.all([this.#upkeep.stop(), this.#lease.stop(), this.#availability.stop()]);
    const { hot } = this.#connections;
    // A restored ledger may have holds again; the check repairs them first, so that the end of this
    // process does not charge them.
    await this.#writer.check().catch(() => undefined);
    const atMs = this.#now();
    const self = { self: this.#membership.id, atMs, onRefused: this.#onRefused };
    // If the database is away, another process finds this one expired and does the same.
    await resolveReplica(hot, self).catch(() => undefined);
    await closeConnections(this.#connections);
  }
}

/** Reports whether the outcome of a sent call is unknown. */
function isUnknown(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.cause instanceof OutcomeUnknown || error.cause instanceof Unanswered;
}

interface PostgresStoreDependencies {
  readonly way: ConnectionMode;
  readonly connections: Connections;
  readonly membership: Membership;
  readonly lease: LeaseThread;
}

/** Reply calls that callers can make. */
type StoreReplyCall = Exclude<ReplyCall, readonly ["giveClaimUp", unknown]>;

type SharedCall = readonly [operation: SharedOperation, argument: unknown];

type ResolveCall = readonly ["resolveHolds", StoreArgument<"resolveHolds">];

type AnyCall = HotCall | StoreReplyCall | LookUp | ResolveCall | SharedCall;
