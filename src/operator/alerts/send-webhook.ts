import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { createHmac } from "node:crypto";
import type { EnvHttpProxyAgent } from "undici";
import { isPublicAddress, literalAddress } from "../../core/addresses/inner-address.ts";
import type { Proxies } from "../../upstreams/catalog/proxies.ts";
import { parseNoProxy } from "../../upstreams/providers/transport/no-proxy.ts";

const TIMEOUT_MS = 10_000;

/** One attempt. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Posts and returns the status; rejects if no response arrives in time. Does not follow redirects.
 */
export type SendWebhook = (request: WebhookRequest) => Promise<number>;

/** The part of undici that webhooks use. */
export interface WebhookClient {
  readonly EnvHttpProxyAgent: typeof EnvHttpProxyAgent;
  readonly request: (
    url: string,
    options: {
      readonly method: "POST";
      readonly headers: WebhookRequest["headers"];
      readonly body: string;
      readonly dispatcher: EnvHttpProxyAgent;
      readonly signal: AbortSignal;
    },
  ) => Promise<WebhookResponse>;
}

export interface WebhookResponse {
  readonly statusCode: number;
  readonly body: { readonly dump: () => Promise<void> };
}

export interface SendWebhookDependencies {
  readonly proxies: Proxies;
  readonly loadClient?: () => Promise<WebhookClient>;
  /** Whether only public addresses are connected to. */
  readonly isGuarded?: boolean;
  /** Returns a signal that aborts after this many milliseconds. */
  readonly timeout?: (ms: number) => AbortSignal;
}

/** Loads the whole package. Only this function does, because the build omits its index. */
async function loadUndici(): Promise<WebhookClient> {
  const { default: undici } = await import("undici/index.js");
  return undici;
}

/** Resolves a name to its addresses. */
type Resolve = (
  name: string,
  family: number | "IPv4" | "IPv6",
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolve: Resolve = (name, family, done) => {
  lookup(name, { all: true, family }, (error, addresses) => done(error, addresses ?? []));
};

/**
 * Returns a lookup that resolves names to public addresses only, at the time of the connection. A
 * name that resolved to another address before cannot bypass the check.
 */
export function createLookupPublic(resolveName: Resolve = resolve): LookupFunction {
  return (name, { family = 0, all = false }, done) => {
    resolveName(name, family, (error, addresses) => {
      const found = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = found;
      if (error !== null) done(error, "", 0);
      else if (first === undefined) done(new Error("the name has no public address"), "", 0);
      else if (all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

export const lookupPublic = createLookupPublic();

/** Throws for an address in the URL itself, which a connection does not look up. */
function requirePublic(url: string): void {
  const address = literalAddress(new URL(url));
  if (address !== null && !isPublicAddress(address)) throw new Error("the address is not public");
}

/**
 * Returns a function that sends through the proxies of the configuration, with a new connection for
 * each message. If guarded, it connects only to public addresses, whatever a name resolves to. A
 * configured proxy receives every message and must filter addresses itself.
 */
export function createSendWebhook({
  proxies,
  loadClient = loadUndici,
  isGuarded = false,
  timeout = (ms) => AbortSignal.timeout(ms),
}: SendWebhookDependencies): SendWebhook {
  const { names, isInNetwork } = parseNoProxy(proxies.none);
  return async ({ url, headers, body }) => {
    if (isGuarded) requirePublic(url);
    const isDirect = !isGuarded && isInNetwork(new URL(url).hostname);
    const client = await loadClient();
    const dispatcher = new client.EnvHttpProxyAgent({
      connectTimeout: TIMEOUT_MS,
      ...(isGuarded && { connect: { lookup: lookupPublic, timeout: TIMEOUT_MS } }),
      httpsProxy: isDirect ? "" : (proxies.https ?? ""),
      httpProxy: isDirect ? "" : (proxies.http ?? ""),
      noProxy: isGuarded ? "" : names,
    });
    try {
      const signal = timeout(TIMEOUT_MS);
      const response = await client.request(url, {
        method: "POST",
        headers,
        body,
        dispatcher,
        signal,
      });
      await response.body.dump();
      return response.statusCode;
    } finally {
      await dispatcher.close();
    }
  };
}

/** Input of a webhook signature. */
export interface SignedWebhook {
  readonly id: string;
  readonly body: string;
  readonly secret: Buffer;
  /** Unix milliseconds of this attempt. */
  readonly atMs: number;
}

/** Returns the headers of Standard Webhooks; the signature covers id, time and body. */
export function webhookHeaders({ id, body, secret, atMs }: SignedWebhook) {
  const timestamp = String(Math.floor(atMs / 1_000));
  const signature = createHmac("sha256", secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
