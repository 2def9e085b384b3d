import { randomUUID } from "node:crypto";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import { REPLY_BYTES_MAX } from "../../ledger/decisions.ts";
import type { Settlement, Store } from "../../ledger/store.ts";
import { CallQueue } from "../call-queue.ts";
import {
  CallingStore,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../calling-store.ts";
import { OwnHolds } from "../own-holds.ts";
import { UnsettledRequests } from "../unsettled-requests.ts";
import {
  createAccount,
  createKey,
  listAccounts,
  listKeys,
  lookUp,
  revokeKey,
  type LookUp,
} from "./accounts.ts";
import { claimAlert, endAlert, findAlerts, raiseAlerts } from "./alerts.ts";
import { appendAudit, listAudit } from "./audit.ts";
import { BatchWriter } from "./batch-writer.ts";
import { beginChains } from "./chains.ts";
import { openConnections, type Connections } from "./connections.ts";
import { isOwnFault, messageOf, OutcomeUnknown } from "./failures.ts";
import type { HotCall } from "./hot-calls.ts";
import { makeIndices } from "./indices.ts";
import { Membership } from "./membership.ts";
import { migrate } from "./migrate.ts";
import { reapDead, resolveReplica } from "./reaper.ts";
import { Replies, type ReplyCall } from "./replies.ts";
import { ReplyRoom } from "./reply-room.ts";
import {
  listEntries,
  listRequests,
  readStatement,
  reportUsage,
  showRequest,
  verify,
} from "./reports.ts";
import { reverseCharge } from "./reversal.ts";
import { Retry } from "./retry.ts";
import { rotateKey, updateAccount, updateKey } from "./settings.ts";
import { Upkeep } from "./upkeep.ts";

/** A process that has not renewed its row for this long is taken for dead. */
const LEASE_MS = 15_000;
const HEARTBEAT_MS = 4_000;

/** Long enough for a database that is restarted, short enough for a client that waits. */
const RETRY_FOR_MS = 5_000;

const UNSETTLED_RETRY_MS = 1_000;

export interface PostgresStoreOptions {
  readonly databaseUrl: string;
  /** Unix milliseconds; the expiry of processes is by the database's clock instead. */
  readonly now: () => number;
  /** Unique among all processes that ever opened this ledger; made up where absent. */
  readonly ownerId?: string;
  /** Bound of the stored replies of one account. */
  readonly replyBytesMax?: number;
  readonly leaseMs?: number;
  readonly heartbeatMs?: number;
  /** For how long a call is tried again while the database is away. */
  readonly retryForMs?: number;
  /** How long after a settlement or a release failed it is tried again. */
  readonly unsettledRetryMs?: number;
}

/** The operations that are neither batched nor looked up: operators' commands and reports. */
type AdminOperation = Exclude<StoreOperation, HotCall[0] | ReplyCall[0] | LookUp[0]>;

type AdminQueries = {
  readonly [K in AdminOperation]: (argument: StoreArgument<K>) => Promise<StoreResult<K>>;
};

/**
 * Opens the ledger in a PostgreSQL database, creates or migrates it, and resolves the holds of
 * processes that have expired. Rejects with `SchemaTooNew` where a newer gateway wrote them.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const connections = openConnections({
    databaseUrl: options.databaseUrl,
    // Calls that it concerns reject by themselves; an idle connection concerns none.
    onBroken: () => undefined,
  });
  try {
    await migrate(connections.hot);
    await makeIndices(connections.reports);
    await beginChains(connections.hot);
    const id = options.ownerId ?? randomUUID();
    await reapDead(connections.hot, { self: id, atMs: options.now() });
    const leaseMs = options.leaseMs ?? LEASE_MS;
    const membership = await Membership.join(connections.hot, { id, leaseMs });
    return new PostgresStore(connections, membership, options);
  } catch (error) {
    await Promise.all([connections.hot.end(), connections.reports.end()]);
    throw error;
  }
}

/** The ledger that several processes share. Calls of one turn of the loop share a transaction. */
class PostgresStore extends CallingStore {
  readonly #connections: Connections;
  readonly #membership: Membership;
  readonly #now: () => number;
  readonly #upkeep: Upkeep;
  readonly #unsettled: UnsettledRequests;
  readonly #ownHolds = new OwnHolds();
  readonly #writes: CallQueue<HotCall>;
  readonly #lookUps: CallQueue<LookUp>;
  readonly #replies: CallQueue<ReplyCall>;
  readonly #admin: AdminQueries;
  #closed: Promise<void> | null = null;

  constructor(connections: Connections, membership: Membership, options: PostgresStoreOptions) {
    super();
    this.#connections = connections;
    this.#membership = membership;
    this.#now = options.now;
    const { hot: pool } = connections;
    const room = new ReplyRoom(pool, options.replyBytesMax ?? REPLY_BYTES_MAX);
    const claimed = new Map<string, string | null>();
    const retryForMs = options.retryForMs ?? RETRY_FOR_MS;
    const writer = new BatchWriter({ pool, membership, claimed, room, retryForMs });
    const replies = new Replies(pool, membership, claimed);
    this.#writes = new CallQueue((calls) => writer.run(calls));
    const lookUpRetry = new Retry(retryForMs);
    this.#lookUps = new CallQueue((calls) => lookUpRetry.run(() => lookUp(pool, calls)));
    const replyRetry = new Retry(retryForMs);
    this.#replies = new CallQueue((calls) => replyRetry.run(() => replies.run(calls)));
    this.#admin = openAdminQueries(connections);
    this.#unsettled = new UnsettledRequests({
      settle: (settlement) => this.#settleAgain(settlement),
      release: (claim) => this.#replies.push(["releaseReply", claim]),
      retryMs: options.unsettledRetryMs ?? UNSETTLED_RETRY_MS,
    });
    const heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;
    const { now } = options;
    this.#upkeep = new Upkeep({ pool, membership, now, heartbeatMs, room });
  }

  override async call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    if (this.#closed !== null) throw new StoreUnavailable("the store is closed");
    // Each route gives its own operation's result; the pair of both is what the types cannot
    // express.
    return (await this.#route([operation, argument] as AnyCall)) as StoreResult<K>;
  }

  override placeHold(hold: StoreArgument<"placeHold">): Promise<StoreResult<"placeHold">> {
    return this.#ownHolds.place(hold.requestId, super.placeHold(hold));
  }

  override settle(settlement: StoreArgument<"settle">): Promise<StoreResult<"settle">> {
    return this.#ownHolds.settle(settlement.requestId, super.settle(settlement));
  }

  override close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  #route(call: AnyCall): Promise<unknown> {
    switch (call[0]) {
      case "settle":
        return this.#settle(call);
      case "placeHold":
        return this.#place(call);
      case "markProgress":
        return this.#writes.pushLater(call[1].requestId, call);
      case "postEntry":
      case "ping":
        return this.#writes.push(call);
      case "findKey":
      case "showAccount":
      case "showKeySums":
        return this.#lookUps.push(call);
      case "claimReply":
      case "releaseReply":
        return this.#reply(call);
      default:
        return runAdminQuery(this.#admin, call);
    }
  }

  /** A rejected hold is ended where it was placed after all. */
  async #place(call: HotCall & readonly ["placeHold", unknown]): Promise<unknown> {
    try {
      return await this.#writes.push(call);
    } catch (error) {
      const isUnknown = error instanceof Error && error.cause instanceof OutcomeUnknown;
      if (isUnknown && this.#closed === null) this.#unsettled.addUnknown(call[1]);
      throw error;
    }
  }

  /** A claim that nobody will end is released when the database is back. */
  async #reply(call: ReplyCall): Promise<unknown> {
    try {
      return await this.#replies.push(call);
    } catch (error) {
      const mayPass = error instanceof StoreUnavailable && this.#closed === null;
      if (mayPass) this.#unsettled.addRelease(call[1]);
      throw error;
    }
  }

  /** A settlement that the database could not take is made up for when it is back. */
  async #settle(call: HotCall & readonly ["settle", unknown]): Promise<unknown> {
    this.#writes.withdraw(call[1].requestId);
    try {
      const isInDoubt = this.#unsettled.has(call[1].requestId);
      const result = await (isInDoubt ? this.#settleAgain(call[1]) : this.#writes.push(call));
      this.#unsettled.remove(call[1].requestId);
      return result;
    } catch (error) {
      const mayPass = error instanceof StoreUnavailable && this.#closed === null;
      if (mayPass) this.#unsettled.add(call[1]);
      throw error;
    }
  }

  /**
   * The client got a failure, and an earlier commit whose answer was lost has charged the
   * request after all: then that charge is given back.
   */
  async #settleAgain(settlement: Settlement): Promise<unknown> {
    const result = await this.#writes.push(["settle", settlement]);
    const { requestId, status, atMs } = settlement;
    if (result === "already-settled" && status >= 400) {
      const { hot } = this.#connections;
      const { id: owner } = this.#membership;
      await reverseCharge(hot, { owner, requestId, cause: "undelivered", atMs });
    }
    return result;
  }

  async #end(): Promise<void> {
    this.#unsettled.stop();
    await Promise.all([this.#writes.close(), this.#lookUps.close(), this.#replies.close()]);
    await this.#upkeep.stop();
    const { hot, reports } = this.#connections;
    const self = { self: this.#membership.id, atMs: this.#now() };
    // Where the database is away, another process finds this one expired and does the same.
    await resolveReplica(hot, self).catch(() => undefined);
    await Promise.all([hot.end(), reports.end()]);
  }
}

type AdminCall = {
  readonly [K in AdminOperation]: readonly [operation: K, argument: StoreArgument<K>];
}[AdminOperation];

type AnyCall = HotCall | ReplyCall | LookUp | AdminCall;

function openAdminQueries({ reports: pool }: Connections): AdminQueries {
  return {
    createAccount: (account) => createAccount(pool, account),
    updateAccount: (update) => updateAccount(pool, update),
    listAccounts: () => listAccounts(pool),
    createKey: (key) => createKey(pool, key),
    listKeys: (accountId) => listKeys(pool, accountId),
    updateKey: (update) => updateKey(pool, update),
    rotateKey: (rotation) => rotateKey(pool, rotation),
    revokeKey: (revocation) => revokeKey(pool, revocation),
    appendAudit: (line) => appendAudit(pool, line),
    listAudit: (query) => listAudit(pool, query),
    findAlerts: (watch) => findAlerts(pool, watch),
    raiseAlerts: (round) => raiseAlerts(pool, round),
    claimAlert: (claim) => claimAlert(pool, claim),
    endAlert: (end) => endAlert(pool, end),
    listEntries: (query) => listEntries(pool, query),
    showRequest: (id) => showRequest(pool, id),
    listRequests: (query) => listRequests(pool, query),
    usage: (query) => reportUsage(pool, query),
    statement: (query) => readStatement(pool, query),
    verify: () => verify(pool),
  };
}

async function runAdminQuery(
  queries: AdminQueries,
  [operation, argument]: AdminCall,
): Promise<unknown> {
  // The argument is the operation's own: both came in one call.
  const act = queries[operation] as (argument: unknown) => Promise<unknown>;
  try {
    return await act(argument);
  } catch (error) {
    if (isOwnFault(error)) throw new Error(messageOf(error), { cause: error });
    throw new StoreUnavailable(messageOf(error), { cause: error });
  }
}
