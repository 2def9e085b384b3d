import { createHash, timingSafeEqual } from "node:crypto";
import { stringify } from "yaml";
import { readBearer } from "../../access/auth/read-credentials.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Metrics } from "../../system/observe/metrics.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import type { Exchange } from "../replies/exchange.ts";
import { wantsHtml } from "./not-found-page.ts";
import type { Page } from "../replies/page.ts";
import type { OriginOf } from "../request/addresses.ts";
import { HEALTH_PATHS, READY_PATH } from "../request/request-target.ts";
import { sendReply } from "../replies/send-reply.ts";
import { servedDocument } from "./contract-page.ts";
import { toOpenApi32 } from "./openapi-3.2.ts";
import { pageWithOrigin } from "./static-page.ts";

const DOCS = "/docs";

/** Returns the pages that every gateway has (contract-decisions, section 7). */
export function builtInPages(dependencies: AppDependencies): readonly Page[] {
  const { document, originOf, servesMetrics } = dependencies;
  const served = servedDocument(document);
  let json: string | undefined;
  let twin: string | undefined;
  let yaml: string | undefined;
  return [
    homePage(document.info, originOf),
    ...healthPages(dependencies),
    ...(servesMetrics ? [metricsPage(dependencies)] : []),
    pageWithOrigin({
      name: "openapi-json",
      path: "/openapi.json",
      contentType: "application/json",
      originOf,
      text: () => (json ??= JSON.stringify(served)),
    }),
    pageWithOrigin({
      name: "openapi-3.2",
      path: "/openapi-3.2.json",
      contentType: "application/json",
      originOf,
      text: () => (twin ??= JSON.stringify(toOpenApi32(served))),
    }),
    pageWithOrigin({
      name: "openapi-yaml",
      path: "/openapi.yaml",
      contentType: "application/yaml",
      originOf,
      text: () => (yaml ??= stringify(served, { aliasDuplicateObjects: false })),
    }),
  ];
}

/**
 * Serves `/`: a record for programs; browsers, which have HTML in `Accept`, are redirected to the
 * guides.
 */
function homePage(info: AppDependencies["document"]["info"], originOf: OriginOf): Page {
  const body = JSON.stringify(homeOf(info));
  return page("home", "/", (exchange) => {
    const headers = ["vary", "accept"];
    if (wantsHtml(exchange)) {
      const contentType = "text/plain; charset=utf-8";
      headers.push("location", docsFromHome(originOf(exchange.request)));
      sendReply(exchange, { status: 307, contentType, headers, body: `See ${DOCS}\n` });
    } else sendReply(exchange, { status: 200, contentType: "application/json", headers, body });
  });
}

/**
 * Returns the address of the guides for a client of `/`. It is relative only if no path of a proxy
 * is known: the client may have asked for that path without a slash at its end.
 */
function docsFromHome(origin: string): string {
  const { pathname } = new URL(origin);
  return pathname === "/" ? `.${DOCS}` : pathname + DOCS;
}

type ProbeDependencies = Pick<AppDependencies, "alive" | "ready" | "phase">;

/**
 * Serves `/healthz` and `/health`, which report that the process need not be replaced, and `/readyz`, which reports
 * that it accepts requests.
 */
export function healthPages({ alive, ready, phase }: ProbeDependencies): readonly Page[] {
  return [
    ...HEALTH_PATHS.map((path) =>
      probe("healthz", path, (exchange) => {
        if (alive()) sendJson(exchange, 200, { status: "alive" });
        else sendJson(exchange, 503, { status: "failed" });
      }),
    ),
    probe("readyz", READY_PATH, (exchange) => {
      if (phase() !== "serving") sendJson(exchange, 503, { status: "stopping" });
      else if (!ready()) sendJson(exchange, 503, { status: "starting" });
      else sendJson(exchange, 200, { status: "ready" });
    }),
  ];
}

type MetricsDependencies = Pick<AppDependencies, "clock" | "metricsToken"> & {
  readonly metrics: Pick<Metrics, "contentType" | "text">;
};

/** Far more than scrapers need; each rendering takes a millisecond or two. */
const METRICS_RATE = { burst: 50, perSecond: 10 };

/** Serves `/metrics` in Prometheus' text format, behind a bearer token if one is configured. */
export function metricsPage({ clock, metrics, metricsToken }: MetricsDependencies): Page {
  const text = rateLimitedText(() => metrics.text(), METRICS_RATE, clock.elapsedMs);
  return page("metrics", "/metrics", async (exchange) => {
    if (metricsToken !== null) checkToken(exchange, metricsToken);
    const body = await text();
    sendReply(exchange, { status: 200, contentType: metrics.contentType, body });
  });
}

/** Throws `missing-api-key` or `invalid-api-key` unless the bearer token matches. */
function checkToken(exchange: Exchange, token: string): void {
  const bearer = readBearer(exchange.request.headers.authorization);
  if (bearer === undefined) {
    throw new GatewayError("missing-api-key", "Send the token as `Authorization: Bearer <token>`.");
  }
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  if (!timingSafeEqual(digest(bearer), digest(token))) {
    throw new GatewayError("invalid-api-key", "The token is not valid.");
  }
}

function page(name: string, path: string, serve: Page["serve"]): Page {
  return { name, path, methods: ["GET"], serve };
}

function probe(name: string, path: string, serve: Page["serve"]): Page {
  return { ...page(name, path, serve), isProbe: true };
}

function sendJson(exchange: Exchange, status: number, value: object): void {
  const headers = status === 503 ? ["retry-after", "1"] : [];
  const body = JSON.stringify(value);
  sendReply(exchange, { status, contentType: "application/json", headers, body });
}

function homeOf({ title, version }: AppDependencies["document"]["info"]): object {
  return {
    name: title,
    version,
    api: "/v1",
    contract: "/openapi.json",
    docs: DOCS,
    ready: "/readyz",
  };
}

/** Number of renderings at once after a pause, and then per second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const MS_PER_SECOND = 1_000;

/**
 * Renders a text at each call, up to a rate. Further calls get the latest text, whose age is at
 * most the interval between two renderings.
 */
export function rateLimitedText(
  make: () => Promise<string>,
  { burst, perSecond }: Rate,
  elapsedMs: () => number,
): () => Promise<string> {
  let left = burst;
  let countedMs = elapsedMs();
  let latest: Promise<string> | undefined;
  return () => {
    const sinceMs = elapsedMs() - countedMs;
    left = Math.min(burst, left + (sinceMs * perSecond) / MS_PER_SECOND);
    countedMs += sinceMs;
    if (latest !== undefined && left < 1) return latest;
    left -= 1;
    latest = make();
    return latest;
  };
}
