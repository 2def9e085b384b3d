import { adminAssets } from "../admin/admin-pages.ts";
import { account, list, live, names, plan, usage } from "./admin-records.ts";
import { readPageFile } from "../page-files.ts";
import { FakePlot } from "./fake-plot.ts";
import { FakeServer, ok } from "./fake-server.ts";
import { openPage, type OpenedPage, type PageOptions } from "./open-page.ts";
import { runModules } from "./run-modules.ts";

const API = "/admin/api/v1";

export type Role = "read" | "support" | "full";

export interface Dashboard {
  readonly page: OpenedPage;
  readonly server: AdminServer;
  /** Every chart that was drawn, in order. */
  readonly plots: readonly FakePlot[];
}

interface DashboardOptions extends Partial<PageOptions> {
  /** Null: signed out. */
  readonly role?: Role | null;
}

/**
 * Opens the dashboard with a token of this role; `answers` are by operation, such as `GET /keys`.
 */
export async function openDashboard(
  hash: string,
  answers: (server: AdminServer) => void = () => undefined,
  { role = "full", ...options }: DashboardOptions = {},
): Promise<Dashboard> {
  const server = new AdminServer();
  server.on("GET /live", ok(live()));
  server.on("GET /usage", ok(usage("hour", [])));
  server.on("GET /failed-requests", ok(list([])));
  server.on("GET /names", ({ path }) => ok(names(path)));
  if (role !== null) server.on("GET /actor", ok({ name: "ops", role }));
  answers(server);
  const { plots, library } = FakePlot.recorded();
  const page = await openPage({
    assets: adminAssets(),
    entry: "/admin/assets/src/pages/admin/main.js",
    hash,
    server,
    session: role === null ? {} : { "gateway-admin-token": "token-1" },
    replaced: { "/admin/assets/node_modules/uplot/dist/uPlot.esm.js": library },
    ...options,
  });
  return { page, server, plots };
}

/** The admin API, by the paths of its contract. */
export class AdminServer extends FakeServer {
  on(route: string, answer: Parameters<FakeServer["answer"]>[1]): void {
    const [method, path] = route.split(" ");
    this.answer(`${method} ${API}${path}`, answer);
  }

  /** Returns the calls of an operation: the path with the query, and the body if there is one. */
  sent(route: string): readonly (readonly unknown[])[] {
    const [method, path] = route.split(" ");
    return this.callsOf(`${method} ${API}${path}`).map((call) =>
      call.body === undefined
        ? [call.path.slice(API.length)]
        : [call.path.slice(API.length), call.body],
    );
  }
}

/** Opens an account's view with one of its tabs; by default without keys, entries or requests. */
export function openAccount(
  shown: Parameters<typeof account>[0] = {},
  answers: (server: AdminServer) => void = () => undefined,
  { tab, ...options }: DashboardOptions & { readonly tab?: string } = {},
): Promise<Dashboard> {
  const { id } = account(shown);
  return openDashboard(
    `#/account/${id}${tab === undefined ? "" : `/${tab}`}`,
    (api) => {
      api.on(`GET /accounts/${id}`, ok(account(shown)));
      api.on(`GET /accounts/${id}/entries`, ok(list([])));
      api.on("GET /keys", ok(list([])));
      api.on("GET /usage", ok(usage("model", [])));
      api.on("GET /requests", ok(list([])));
      api.on("GET /failed-requests", ok(list([])));
      api.on("GET /audit", ok(list([])));
      api.on("GET /plans", ok(list([plan("open", "Open"), plan("starter")])));
      answers(api);
    },
    options,
  );
}

/** Loads a module of the dashboard that needs no page. */
export async function adminModule<T>(name: string): Promise<T> {
  const path = `/admin/assets/src/pages/admin/${name}`;
  const files = new Map(adminAssets().map((asset) => [asset.path, asset.file]));
  const loaded: T[] = [];
  await runModules("/test.js", {
    globals: { keep: (made: T) => loaded.push(made) },
    textOf: (from) => {
      const file = files.get(from);
      return file === undefined
        ? `import * as found from "${path}";\nkeep(found);`
        : readPageFile(file).toString();
    },
  });
  const [module] = loaded;
  if (module === undefined) throw new Error(`${name} was not loaded`);
  return module;
}
