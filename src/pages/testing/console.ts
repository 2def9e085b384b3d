import type { Schemas } from "../../../generated/console/types.ts";
import { consolePages } from "../console/console-pages.ts";
import { FakeServer, ok } from "./fake-server.ts";
import { openPage, type OpenedPage, type PageOptions } from "./open-page.ts";

const API = "/console/api/v1";

export function consoleAccount(change: Partial<Schemas["Account"]> = {}): Schemas["Account"] {
  return {
    object: "account",
    id: "acc_1",
    plan: { id: "open", name: "Open plan" },
    balance: { currency: "USD", available: "8.75", held: "1.25", total: "10" },
    usage: { spent: "2.5", topped_up: "12.5" },
    key: {
      ...{ id: "key_1", label: "Build server", created_at: "2026-01-02T03:04:05.678Z" },
      ...{ expires_at: null, spending_limit: null, spent: null, remaining: null },
    },
    limits: {
      ...{ requests_per_minute: 1_200, tokens_per_minute: null, concurrent_requests: 16 },
      max_body_bytes: 33_554_432,
    },
    as_of: "2026-03-04T05:06:07.008Z",
    ...change,
  };
}

export function statement(change: Partial<Schemas["Statement"]> = {}): Schemas["Statement"] {
  return {
    object: "statement",
    account_id: "acc_1",
    account_name: "Acme",
    month: "2026-03",
    from: "2026-03-01T00:00:00.000Z",
    to: "2026-04-01T00:00:00.000Z",
    is_complete: false,
    currency: "USD",
    opening_balance: "11",
    closing_balance: "10",
    usage_total: "-2.5",
    entries_total: "1.5",
    usage: [],
    entries: [],
    chain_head: null,
    as_of: "2026-03-04T05:06:07.008Z",
    ...change,
  };
}

export function consoleUsage(
  by: Schemas["UsageReport"]["by"],
  data: Schemas["UsageReport"]["data"] = [],
): Schemas["UsageReport"] {
  return { object: "list", by, data };
}

/** The console's API, by the paths of its contract. */
class ConsoleServer extends FakeServer {
  on(path: string, answer: Parameters<FakeServer["answer"]>[1]): void {
    this.answer(`GET ${API}${path}`, answer);
  }

  /** The paths that were asked for, with their queries. */
  get asked(): readonly string[] {
    return this.calls.map(({ path }) => path.slice(API.length));
  }
}

interface Console {
  readonly page: OpenedPage;
  readonly server: ConsoleServer;
}

/** The console before anybody signs in. */
export async function openConsole(options: Partial<PageOptions> = {}): Promise<Console> {
  const server = new ConsoleServer();
  server.on("/account", ok(consoleAccount()));
  server.on("/usage", ok(consoleUsage("day")));
  server.on("/statements/2026-03", ok(statement()));
  const assets = consolePages();
  const page = await openPage({ assets, entry: "/console/console.js", server, ...options });
  return { page, server };
}

/** The console of a key. */
export async function signInToConsole(options: Partial<PageOptions> = {}): Promise<Console> {
  const opened = await openConsole(options);
  await opened.page.fill("Key", "sk-gw-1");
  await opened.page.click("Show the account");
  return opened;
}
