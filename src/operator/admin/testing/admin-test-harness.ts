import { operations as contract } from "../../../../generated/admin/operations.ts";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { Actor } from "../../../access/auth/roles.ts";
import { loadConfig } from "../../../system/config/load-config.ts";
import type { Config } from "../../../system/config/config.ts";
import type { AdminOperationId, AdminReply } from "../../../wire/contract/admin-contract.ts";
import { closedAdminContract } from "../../../wire/contract/closed-contracts.ts";
import { errorTable } from "../../../core/errors/error-table.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import type { RequestFacts } from "../../../core/ledger/request-record.ts";
import type { Settlement } from "../../../core/ledger/store.ts";
import { exampleHold, exampleSettlement } from "../../../core/ledger/test-requests.ts";
import { nanoUsd, parseAmount, type NanoUsd } from "../../../core/money/amounts.ts";
import type { AdminDependencies, AdminStore } from "../operation.ts";
import { createLocalCall, type OperationInput } from "../call-operation.ts";
import { MemoryStore, replaceMethods } from "../../../storage/sqlite/test-memory-store.ts";

/** Time at which an operation of a test runs, unless the test sets another time. */
export const NOW = Date.parse("2026-06-15T10:30:20.500Z");

const TWO_PLANS = `
plans:
  - { id: starter, name: Starter, models: ['sandbox/*'] }
  - id: pro
    name: Pro
    models: ['*']
    requests_per_minute: 7
    tokens_per_minute: 8000
    concurrent_requests: 9
    unlisted_fields: ignore
`;

/** Parses a configuration from the text of its file. */
export function configOf(text: string): Config {
  const env = { KEY: "upstreams-own-key" };
  return loadConfig({ env, cwd: "/srv", readFile: () => text });
}

const configured = configOf(TWO_PLANS);

/** A completed request, with the fields that a test sets. */
export interface ServedRequest {
  readonly id: string;
  readonly account: string;
  readonly key: string;
  readonly model?: string;
  readonly startedAtMs?: number;
  /** In US dollars. */
  readonly hold?: string;
  readonly charge?: string;
  readonly end?: Partial<Omit<Settlement, "charge">>;
  readonly facts?: RequestFacts;
}

/** Converts an amount in US dollars. */
export function usd(text: string): NanoUsd {
  const amount = parseAmount(text);
  if (amount === undefined) throw new Error(`${text} is not an amount`);
  return amount;
}

/** A page of a list. */
interface Page<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}

const PAGES_MAX = 20;

/** Reads all pages of a list, each with the cursor of the previous one. */
export async function allPages<Row>(
  read: (cursor: { readonly cursor?: string }) => Promise<Page<Row>>,
): Promise<readonly (readonly Row[])[]> {
  const pages: (readonly Row[])[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await read(cursor === null ? {} : { cursor });
    pages.push(page.data);
    cursor = page.next_cursor;
    if (pages.length > PAGES_MAX) throw new Error("a list has no last page");
  } while (cursor !== null);
  return pages;
}

/**
 * The admin operations over a ledger in memory, without HTTP or processes and with a test clock.
 */
export class AdminTestHarness {
  nowMs = NOW;
  actor: Actor = { name: "ops", role: "full" };
  config = configured;
  /** Dependencies of operations that the test replaces. */
  parts: Partial<AdminDependencies> = {};
  #bytes = 0;
  #store: MemoryStore | null = null;

  /** The ledger, created on first use. */
  get store(): MemoryStore {
    this.#store ??= new MemoryStore();
    return this.#store;
  }

  /** Calls an operation; rejects if the response violates the contract. */
  async call<K extends AdminOperationId>(
    operationId: K,
    input: OperationInput<K> = {},
  ): Promise<AdminReply<K>> {
    const { actor } = this;
    const reply = await createLocalCall({ actor, dependencies: this.dependencies() })(
      operationId,
      input,
    );
    const name = contract[operationId].reply;
    const validator = closedAdminContract.findValidator(name);
    if (validator?.(reply) === true) return reply;
    const faults = JSON.stringify(validator?.errors ?? "no validator");
    throw new Error(`not a ${name}: ${faults} ${JSON.stringify(reply)}`);
  }

  /** Replaces some methods of the store that operations use. */
  replace(methods: Partial<AdminStore>): void {
    const replaced = replaceMethods(this.store, methods);
    this.parts = { ...this.parts, openStore: () => Promise.resolve(replaced) };
  }

  /** Returns the error of a refused call. */
  async error<K extends AdminOperationId>(
    operationId: K,
    input: OperationInput<K> = {},
  ): Promise<GatewayError> {
    const error: unknown = await this.call(operationId, input).then(
      () => new Error("was not refused"),
      (thrown: unknown) => thrown,
    );
    if (error instanceof GatewayError) return error;
    throw error;
  }

  /** Returns `<status> <code>` and the message of a refused call. */
  async refusal<K extends AdminOperationId>(
    operationId: K,
    input: OperationInput<K> = {},
  ): Promise<string> {
    const error = await this.error(operationId, input);
    const { status, code } = errorTable[error.kind];
    return `${status} ${code}: ${error.message}`;
  }

  /** Returns the dependencies of operations. */
  dependencies(): AdminDependencies {
    const { config } = this;
    return {
      openStore: () => Promise.resolve(this.store),
      brand: () => config.brand,
      catalog: () => config.catalog,
      plans: () => config.plans,
      catalogWithKeys: () => config.catalog,
      openUpstreams: () => {
        throw new Error("no upstream in this test");
      },
      live: null,
      reload: () => null,
      randomBytes: (size) => this.#countedBytes(size),
      customerWebhooks: () => config.alerts?.customers ?? null,
      shard: () => config.shard,
      now: () => this.nowMs,
      sleep: () => Promise.resolve(),
      ...this.parts,
    };
  }

  /** Returns different bytes at each call. */
  #countedBytes(size: number): Uint8Array {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE((this.#bytes += 1), size - 4);
    return bytes;
  }

  /** Opens an account with $10 by default; returns its id. */
  async account(body: Partial<Schemas["AccountCreation"]> = {}): Promise<string> {
    const plain = { name: "Acme", plan: "starter", balance: "10" };
    return (await this.call("createAccount", { body: { ...plain, ...body } })).id;
  }

  /** Creates a key of an account; returns its id. */
  async key(account: string, body: Partial<Schemas["KeyCreation"]> = {}): Promise<string> {
    return (await this.call("createKey", { body: { ...body, account } })).id;
  }

  /** Places a hold for a request and leaves the request running. */
  async hold({ id, account, key, model, startedAtMs, hold, facts }: ServedRequest): Promise<void> {
    const held = await this.store.placeHold({
      ...exampleHold,
      requestId: id,
      accountId: account,
      keyId: key,
      amount: usd(hold ?? "1"),
      startedCharge: nanoUsd(0),
      model: model ?? "sandbox/echo",
      stream: false,
      facts: facts ?? null,
      atMs: startedAtMs ?? this.nowMs,
    });
    if (held.result !== "placed") throw new Error(`${id}: ${held.result}`);
  }

  /** Runs a request from its hold to its end. */
  async serve(request: ServedRequest): Promise<void> {
    await this.hold(request);
    await this.settle(request);
  }

  /** Ends a running request. */
  async settle({ id, charge, end }: ServedRequest): Promise<void> {
    const tokens = { promptTokens: 30, completionTokens: 20 };
    const parts = { cachedTokens: 10, cacheWriteTokens: 5, reasoningTokens: 4 };
    const result = await this.store.settle({
      ...exampleSettlement,
      requestId: id,
      charge: usd(charge ?? "0.25"),
      usage: { ...tokens, ...parts },
      cost: usd("0.1"),
      upstream: "openai:a",
      vendorCost: null,
      upstreams: [],
      atMs: this.nowMs,
      ...end,
    });
    if (result !== "settled") throw new Error(`${id}: ${result}`);
  }
}
