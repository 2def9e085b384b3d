import { consoleAssets, kitAssets } from "../page-assets.ts";
import type { Schemas } from "../../../generated/console/types.ts";
import { statement as operatorStatement } from "./admin-records.ts";
import { FakePlot } from "./fake-plot.ts";
import { FakeServer, ok } from "./fake-server.ts";
import { openPage, type OpenedPage, type PageOptions } from "./open-page.ts";

const API = "/console/api/v1";

export function consoleAccount(change: Partial<Schemas["Account"]> = {}): Schemas["Account"] {
  return {
    object: "account",
    id: "acc_1",
    name: "Acme",
    state: "active",
    plan: { id: "open", name: "Open plan" },
    balance: { currency: "USD", available: "8.75", held: "1.25", total: "10" },
    usage: { spent: "2.5", topped_up: "12.5" },
    budget: null,
    key: {
      id: "key_1",
      label: "Build server",
      created_at: "2026-01-02T03:04:05.678Z",
      expires_at: null,
      spending_limit: null,
      spent: null,
      remaining: null,
      budget: null,
    },
    limits: {
      requests_per_minute: 1_200,
      tokens_per_minute: null,
      concurrent_requests: 16,
      max_body_bytes: 33_554_432,
    },
    unlisted_fields: "refuse",
    as_of: "2026-03-04T05:06:07.008Z",
    ...change,
  };
}

/** Returns a budget of $5 per day, with $3.50 spent and $0.50 held. */
export function consoleBudget(
  change: Partial<NonNullable<Schemas["Budget"]>> = {},
): NonNullable<Schemas["Budget"]> {
  return {
    limit: "5",
    period: "day",
    time_zone: "UTC",
    resets_on: null,
    spent: "3.5",
    held: "0.5",
    left: "1",
    starts_at: "2026-03-04T00:00:00.000Z",
    resets_at: "2026-03-05T00:00:00.000Z",
    ...change,
  };
}

/** Returns the statement of the admin API, with this account's sums. */
export function statement(change: Partial<Schemas["Statement"]> = {}): Schemas["Statement"] {
  return operatorStatement({
    opening_balance: "11",
    closing_balance: "10",
    usage_total: "-2.5",
    entries_total: "1.5",
    ...change,
  });
}

export function consoleUsage(
  by: Schemas["UsageReport"]["by"],
  data: Schemas["UsageReport"]["data"] = [],
): Schemas["UsageReport"] {
  return { object: "list", by, data };
}

/** Returns a request of the key `Build server` to a model of Acme's. */
export function consoleRequest(change: Partial<Schemas["Request"]> = {}): Schemas["Request"] {
  return {
    object: "request",
    id: "req_1",
    key_id: "key_1",
    key_label: "Build server",
    model: "acme/large",
    protocol: "chat",
    stream: false,
    status: 200,
    outcome: "finished",
    prompt_tokens: 5_678,
    completion_tokens: 910,
    charge: "2.5",
    reversed_at: null,
    started_at: "2026-03-03T04:05:06.789Z",
    ended_at: "2026-03-03T04:05:07.789Z",
    agent_session: null,
    agent: null,
    ...change,
  };
}

export function consoleRequests(
  data: Schemas["RequestPage"]["data"] = [],
  next: string | null = null,
): Schemas["RequestPage"] {
  return { object: "list", data, next_cursor: next, archived_before: null };
}

/** Returns a request of the key `Build server` that was refused for a field. */
export function consoleFailedRequest(
  change: Partial<Schemas["FailedRequest"]> = {},
): Schemas["FailedRequest"] {
  return {
    object: "failed_request",
    id: "req_8",
    key_id: "key_1",
    key_label: "Build server",
    at: "2026-03-03T04:05:06.789Z",
    model: "acme/large",
    protocol: "chat",
    status: 400,
    outcome: "failed",
    error_code: "unknown_field",
    pointer: "/colour",
    limit: null,
    ...change,
  };
}

export function consoleFailedRequests(
  data: Schemas["FailedRequestPage"]["data"] = [],
  next: string | null = null,
): Schemas["FailedRequestPage"] {
  return { object: "list", data, next_cursor: next };
}

/** Returns a key that a customer created with the key `Build server`. */
export function consoleKey(change: Partial<Schemas["Key"]> = {}): Schemas["Key"] {
  return {
    object: "key",
    id: "key_2",
    label: "ci",
    status: "active",
    is_caller: false,
    is_editable: true,
    made_by: "key_1",
    last_used_at: null,
    models: null,
    unlisted_fields: null,
    spending_limit: null,
    spent: null,
    budget: null,
    created_at: "2026-03-01T02:03:04.567Z",
    expires_at: null,
    previous_expires_at: null,
    revoked_at: null,
    ...change,
  };
}

/** Returns a page of keys of an account that may have five. */
export function consoleKeys(
  data: readonly Schemas["Key"][] = [],
  change: Partial<Schemas["KeyList"]> = {},
): Schemas["KeyList"] {
  const counts = { active_keys: data.length, active_keys_max: 5 };
  return { object: "list", permission: "all", ...counts, data, next_cursor: null, ...change };
}

/** The console API, by the paths of its contract. */
class ConsoleServer extends FakeServer {
  on(path: string, answer: Parameters<FakeServer["answer"]>[1]): void {
    this.answer(`GET ${API}${path}`, answer);
  }

  /** Answers a call that changes something. */
  onChange(call: string, answer: Parameters<FakeServer["answer"]>[1]): void {
    this.answer(call.replace(" ", ` ${API}`), answer);
  }

  /** The bodies of the calls that changed something, with method and path. */
  get changes(): readonly (readonly [string, unknown])[] {
    return this.calls
      .filter(({ method }) => method !== "GET")
      .map(({ method, path, body }) => [`${method} ${path.slice(API.length)}`, body]);
  }

  /** The requested paths, with their queries. */
  get asked(): readonly string[] {
    return this.calls.map(({ path }) => path.slice(API.length));
  }
}

interface Console {
  readonly page: OpenedPage;
  readonly server: ConsoleServer;
  /** Every chart that was drawn, in order. */
  readonly plots: readonly FakePlot[];
}

/** Opens the console, signed out; `hash` names the shown part, such as `#/requests`. */
export async function openConsole(options: Partial<PageOptions> = {}): Promise<Console> {
  const server = new ConsoleServer();
  server.on("/account", ok(consoleAccount()));
  server.on("/usage", ok(consoleUsage("day")));
  server.on("/requests", ok(consoleRequests()));
  server.on("/failed-requests", ok(consoleFailedRequests()));
  server.on(
    "/sessions",
    ok({ object: "list", data: [], next_cursor: null, archived_before: null }),
  );
  const months = ["2026-03", "2026-02", "2026-01", "2025-12"];
  const data = months.map((month, at) => ({ month, is_complete: at > 0 }));
  server.on("/statements", ok({ object: "list", data }));
  server.on("/statements/2026-03", ok(statement()));
  server.on("/keys", ok(consoleKeys()));
  server.on("/audit", ok({ object: "list", data: [], next_cursor: null }));
  const assets = [...consoleAssets(), ...kitAssets()];
  const { plots, library } = FakePlot.recorded();
  const replaced = { "/node_modules/uplot/dist/uPlot.esm.js": library };
  const entry = "/console/console.js";
  const page = await openPage({ assets, entry, server, replaced, ...options });
  return { page, server, plots };
}

/** Opens the console and signs in with a key. */
export async function signInToConsole(options: Partial<PageOptions> = {}): Promise<Console> {
  const opened = await openConsole(options);
  await opened.page.fill("Key", "sk-gw-1");
  await opened.page.click("Sign in");
  return opened;
}
