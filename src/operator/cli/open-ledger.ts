import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { CallOperation } from "../admin/call-operation.ts";
import {
  CallingStore,
  type StoreArgument,
  type StoreOperation,
  type StoreResult,
} from "../../storage/shared/calling-store.ts";
import { StoreLocked } from "../../storage/shared/errors.ts";
import { openStore, type OpenStoreOptions } from "../../storage/open-store.ts";
import { findSocketPath } from "../../system/process/data-dir-files.ts";
import type { OpenedLedger } from "./command.ts";
import { askGateway, createRemoteCall, type RemoteGateway } from "./remote-call.ts";

/** A starting or stopping gateway holds the lock without listening for less than this. */
const WAIT_MS = 5_000;
const RETRY_MS = 50;

export interface OpenLedgerOptions extends OpenStoreOptions {
  /** The actor in requests to the gateway. */
  readonly actorName: string;
  /** Sends requests through the socket at a path. */
  readonly sendThrough: (path: string) => RemoteGateway["send"];
  /** Absent: a real pause. */
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/**
 * Opens the ledger for a command. If a gateway runs on the embedded ledger, its socket is used;
 * otherwise this process owns the ledger until it is closed. Rejects with `StoreLocked` if another
 * process keeps the lock.
 */
export async function openLedger(options: OpenLedgerOptions): Promise<OpenedLedger> {
  const { dataDir, databaseUrl, now, sleep = delay } = options;
  if (databaseUrl !== null) return openStore(options);
  const deadlineMs = now() + WAIT_MS;
  for (;;) {
    const path = await findListening(dataDir);
    if (path !== null) return new GatewayLedger({ ...options, path });
    try {
      return await openStore({ ...options, lockWaitMs: 0 });
    } catch (error) {
      if (!(error instanceof StoreLocked) || now() >= deadlineMs) throw error;
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Returns the path of the socket on which a gateway listens; null: no gateway listens, even if a
 * dead one left its socket.
 */
async function findListening(dataDir: string): Promise<string | null> {
  try {
    const path = findSocketPath(dataDir);
    const socket = connect(path);
    await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    socket.destroy();
    return path;
  } catch {
    return null;
  }
}

/** The ledger of a running gateway. The gateway carries out the operations and the store calls. */
class GatewayLedger extends CallingStore implements OpenedLedger {
  readonly callGateway: CallOperation;
  readonly #gateway: RemoteGateway;

  constructor(options: OpenLedgerOptions & { readonly path: string }) {
    super();
    this.#gateway = {
      name: `the gateway on ${options.dataDir}`,
      baseUrl: "http://localhost",
      headers: () => ({ "x-operator": options.actorName }),
      send: options.sendThrough(options.path),
    };
    this.callGateway = createRemoteCall(this.#gateway);
  }

  override async call<K extends StoreOperation>(
    operation: K,
    argument: StoreArgument<K>,
  ): Promise<StoreResult<K>> {
    const url = `http://localhost/ledger/${operation}`;
    const body = JSON.stringify({ argument });
    const reply = await askGateway(this.#gateway, { method: "POST", url, body });
    // The gateway returns the result type of each call.
    return Reflect.get(Object(reply), "value") as StoreResult<K>;
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}
