import { createAuthenticate } from "../../access/auth/authenticate.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { createOperationDispatcher, methodNotAllowed } from "../pipeline/operation-dispatcher.ts";
import type { OperationDispatcher } from "../pipeline/operation-dispatcher.ts";
import type { AdminSide, AppDependencies } from "../pipeline/app-dependencies.ts";
import { createCors } from "../pipeline/cors.ts";
import { createListener } from "./listener.ts";
import type { App, ListenerDependencies, Route } from "./listener.ts";
import { createOperations } from "../operations/operations.ts";
import { healthPages, metricsPage, builtInPages } from "../pages/built-in-pages.ts";
import { sendNotFoundPage, wantsHtml, type PageLinks } from "../pages/not-found-page.ts";
import { servesPath } from "../replies/page.ts";
import type { Page } from "../replies/page.ts";
import {
  ADMIN_PAGE,
  ADMIN_ROOT,
  API_ROOT,
  CONSOLE_ROOT,
  escapeModelId,
  isBelow,
  pathNotFound,
  readPath,
} from "../request/request-target.ts";

/**
 * Creates the gateway's HTTP application: `/v1` by the contract, all other paths by the table of
 * pages.
 */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { document, phase, tracing, pages, loadPages, corsOrigins, admin } = dependencies;
  const { loadConsole } = dependencies;
  const authenticate = createAuthenticate(dependencies);
  const api = await createOperationDispatcher({
    document,
    root: API_ROOT,
    operations: createOperations(dependencies),
    authenticate: ({ request }) => authenticate(request.headers),
    noteCaller: (notes, { caller: { key, accountId } }) => {
      notes.caller = { keyId: key.id, accountId };
    },
    normalizePath: escapeModelId,
    pathNotFound,
  });
  const servePage = withNotFoundPage(
    pageRoute([...builtInPages(dependencies), ...pages], loadPages),
    partnerLinks,
    dependencies,
  );
  const cors = createCors(corsOrigins);
  const serveAdmin = admin === null ? refuseAdmin(dependencies) : adminRoute(admin, dependencies);
  const serveConsole =
    loadConsole === undefined ? null : untilDraining(loadedOnce(loadConsole), dependencies);
  const route: Route = (exchange, path) => {
    if (!isBelow(API_ROOT, path)) {
      if (serveAdmin !== null && isBelow(ADMIN_PAGE, path)) return serveAdmin(exchange, path);
      if (serveConsole !== null && isBelow(CONSOLE_ROOT, path)) return serveConsole(exchange, path);
      return servePage(exchange, path);
    }
    if (cors !== null) {
      exchange.crossOrigin = cors.headersFor(exchange.request);
      if (cors.preflight(exchange)) return Promise.resolve();
    }
    tracing?.requestStarted({
      requestId: exchange.requestId,
      method: exchange.method,
      traceparent: exchange.request.headers["traceparent"]?.toString(),
      atMs: exchange.receivedAtMs,
    });
    if (phase() === "draining") throw stoppingError();
    return api(exchange, path);
  };
  return createListener(route, dependencies);
}

export type MetricsAppDependencies = ListenerDependencies &
  Pick<AppDependencies, "alive" | "ready" | "metricsToken">;

/** Creates an application with `/metrics`, `/healthz` and `/readyz` for a separate port. */
export function createMetricsApp(dependencies: MetricsAppDependencies): App {
  const pages = [...healthPages(dependencies), metricsPage(dependencies)];
  return createListener(pageRoute(pages), dependencies);
}

export type AdminAppDependencies = ListenerDependencies &
  Pick<AppDependencies, "alive" | "brand" | "ready">;

/**
 * Creates an application with the admin API, the dashboard and the probes for a separate
 * port.
 */
export function createAdminApp(admin: AdminSide, dependencies: AdminAppDependencies): App {
  const servePage = pageRoute(healthPages(dependencies));
  const serveAdmin = adminRoute(admin, dependencies);
  return createListener(
    async (exchange, path) => (isBelow(ADMIN_PAGE, path) ? serveAdmin : servePage)(exchange, path),
    dependencies,
  );
}

/**
 * Creates the application for commands on this machine that use the gateway's socket; it is loaded
 * by the first of them.
 */
export function createSocketApp(
  load: () => Promise<OperationDispatcher>,
  dependencies: ListenerDependencies,
): App {
  return createListener(loadedOnce(load), { ...dependencies, servesHost: () => true });
}

/**
 * Returns a route that says how to get an admin token; null if the gateway has one and serves the
 * admin API elsewhere.
 */
function refuseAdmin({
  lacksAdminToken,
  brand,
}: Pick<AppDependencies, "brand" | "lacksAdminToken">): Route | null {
  if (lacksAdminToken !== true) return null;
  return async (exchange) => {
    const error = new GatewayError("not-found", NO_ADMIN_TOKEN);
    if (!wantsHtml(exchange)) throw error;
    sendNotFoundPage(exchange, error, readPath(exchange.request.url ?? "/"), {
      ...partnerLinks,
      brand: brand(),
      title: "The dashboard is off",
      text: NO_ADMIN_TOKEN,
    });
  };
}

const NO_ADMIN_TOKEN =
  "The dashboard and the admin API are off, because this gateway has no admin token. Whoever runs " +
  "it sets ADMIN_TOKEN to a secret, such as the output of openssl rand -hex 24, and starts it again. " +
  "On a loopback address the gateway makes one by itself, unless ADMIN_TOKEN is off or REUSE_PORT is on.";

/** Routes to the admin API, and to its pages for other paths. */
function adminRoute(
  { api, loadPages }: AdminSide,
  dependencies: Pick<AppDependencies, "brand" | "phase">,
): Route {
  const servePage = withNotFoundPage(pageRoute([], loadPages), operatorLinks, dependencies);
  const serveApi = untilDraining(api, dependencies);
  return async (exchange, path) =>
    (isBelow(ADMIN_ROOT, path) ? serveApi : servePage)(exchange, path);
}

function untilDraining(
  dispatch: OperationDispatcher,
  { phase }: Pick<AppDependencies, "phase">,
): OperationDispatcher {
  return (exchange, path) => {
    if (phase() === "draining") throw stoppingError();
    return dispatch(exchange, path);
  };
}

/** Loads the dispatcher of a contract at its first request. */
function loadedOnce(load: () => Promise<OperationDispatcher>): OperationDispatcher {
  let loaded: Promise<OperationDispatcher> | undefined;
  return async (exchange, path) => (await (loaded ??= load()))(exchange, path);
}

/** Returns the error for clients while the process stops (503 in all protocols). */
export function stoppingError(): GatewayError {
  return new GatewayError("unavailable", "The service is stopping. Try again.", {
    retryAfterMs: 1_000,
  });
}

function pageRoute(pages: readonly Page[], loadPages?: AppDependencies["loadPages"]): Route {
  let loaded: Promise<readonly Page[]> | undefined;
  return async (exchange, path) => {
    const isServing = (candidate: Page): boolean => servesPath(candidate, path);
    let page = pages.find(isServing);
    if (page === undefined && loadPages !== undefined) {
      page = (await (loaded ??= loadPages())).find(isServing);
    }
    if (page === undefined) throw pathNotFound(path);
    exchange.notes.operation = page.name;
    exchange.notes.page = page.isProbe === true ? "probe" : "page";
    if (!page.methods.includes(exchange.method)) throw methodNotAllowed(withHead(page.methods));
    await page.serve(exchange, path);
  };
}

const partnerLinks: PageLinks = {
  assets: "/docs",
  links: [
    ["/docs", "Guides"],
    ["/docs/models", "Models"],
    ["/docs/reference", "Reference"],
    ["/playground", "Playground"],
    ["/console", "Console"],
  ],
};

const operatorLinks: PageLinks = {
  assets: `${ADMIN_PAGE}/docs`,
  links: [
    [ADMIN_PAGE, "Dashboard"],
    [`${ADMIN_PAGE}/docs`, "Guides"],
    [`${ADMIN_PAGE}/reference`, "Reference"],
  ],
};

/** Answers browsers with a page if a path is unknown; programs get the error's body. */
function withNotFoundPage(
  route: Route,
  links: PageLinks,
  { brand }: Pick<AppDependencies, "brand">,
): Route {
  return async (exchange, path) => {
    try {
      await route(exchange, path);
    } catch (error) {
      const isMissing = error instanceof GatewayError && error.kind === "not-found";
      if (!isMissing || !wantsHtml(exchange)) throw error;
      sendNotFoundPage(exchange, error, path, { ...links, brand: brand() });
    }
  };
}

function withHead(methods: readonly string[]): readonly string[] {
  return methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}
