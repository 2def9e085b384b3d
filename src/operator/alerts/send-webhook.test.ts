import type { LookupAddress } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvHttpProxyAgent } from "undici";
import { expect, test } from "vitest";
import {
  createLookupPublic,
  createSendWebhook,
  lookupPublic,
  type WebhookClient,
  type WebhookResponse,
  webhookHeaders,
} from "./send-webhook.ts";
import { readWebhookSecret } from "../../system/config/read-alerts.ts";

type Options = Parameters<WebhookClient["request"]>[1];

const request = { url: "https://h.test/x", headers: { "webhook-id": "msg_1" }, body: "{}" };
const proxies = { https: "http://proxy.test:1", http: null, none: "inside.test" };

/** Webhooks without a network. Records each connection, its requests, and the order of events. */
class Scene {
  readonly agentOptions: EnvHttpProxyAgent.Options[] = [];
  readonly requests: { readonly url: string; readonly options: Options }[] = [];
  readonly events: string[] = [];
  readonly timeoutsMs: number[] = [];
  readonly #clock = new AbortController();
  answer: (options: Options) => Promise<WebhookResponse> = async () => this.response(204);

  readonly #parts: Parameters<typeof createSendWebhook>[0] = {
    proxies,
    loadClient: async () => this.#client(),
    timeout: (ms) => {
      this.timeoutsMs.push(ms);
      return this.#clock.signal;
    },
  };
  readonly send = createSendWebhook(this.#parts);
  readonly sendGuarded = createSendWebhook({ ...this.#parts, isGuarded: true });

  response(statusCode: number): WebhookResponse {
    return { statusCode, body: { dump: async () => void this.events.push("read") } };
  }

  /** Makes the attempt time out. */
  passTime(): void {
    this.#clock.abort(new Error("it took too long"));
  }

  #client(): WebhookClient {
    const { agentOptions, events } = this;
    class Agent extends EnvHttpProxyAgent {
      constructor(options: EnvHttpProxyAgent.Options) {
        super(options);
        agentOptions.push(options);
        events.push("open");
      }

      override async close(): Promise<void> {
        events.push("close");
      }
    }
    return {
      EnvHttpProxyAgent: Agent,
      request: (url, options) => {
        this.requests.push({ url, options });
        events.push("ask");
        return this.answer(options);
      },
    };
  }
}

test("a message is posted, its response is read to the end, and the connection is closed", async () => {
  const scene = new Scene();
  expect(await scene.send(request)).toBe(204);
  const { url, ...message } = request;
  expect(scene.requests).toMatchObject([{ url, options: { method: "POST", ...message } }]);
  expect(scene.events).toEqual(["open", "ask", "read", "close"]);
});

test("it uses only the proxies of the configuration", async () => {
  const scene = new Scene();
  await scene.send(request);
  expect(scene.agentOptions).toEqual([
    {
      httpsProxy: "http://proxy.test:1",
      httpProxy: "",
      noProxy: "inside.test",
      connectTimeout: 10_000,
    },
  ]);
  expect(scene.requests[0]?.options.dispatcher).toBeInstanceOf(EnvHttpProxyAgent);
});

test("if guarded, it connects only to public addresses, and no host bypasses the proxy", async () => {
  const scene = new Scene();
  await scene.sendGuarded(request);
  expect(scene.agentOptions).toEqual([
    {
      httpsProxy: "http://proxy.test:1",
      httpProxy: "",
      noProxy: "",
      connectTimeout: 10_000,
      connect: { lookup: lookupPublic, timeout: 10_000 },
    },
  ]);
});

test("each message has a separate connection and a separate timeout", async () => {
  const scene = new Scene();
  await scene.send(request);
  await scene.send(request);
  const [one, other] = scene.requests;
  expect(one?.options.dispatcher).not.toBe(other?.options.dispatcher);
  expect(scene.timeoutsMs).toEqual([10_000, 10_000]);
});

test("a webhook that never responds is given up after ten seconds", async () => {
  const scene = new Scene();
  const asked = Promise.withResolvers<void>();
  scene.answer = ({ signal }) => {
    asked.resolve();
    const { promise, reject } = Promise.withResolvers<WebhookResponse>();
    signal.addEventListener("abort", () => reject(signal.reason));
    return promise;
  };
  const sent = scene.send(request);
  await asked.promise;
  scene.passTime();
  await expect(sent).rejects.toThrow("it took too long");
  expect(scene.timeoutsMs).toEqual([10_000]);
  expect(scene.events).toEqual(["open", "ask", "close"]);
});

test("a truncated response is a failure", async () => {
  const scene = new Scene();
  scene.answer = async () => ({
    statusCode: 200,
    body: { dump: () => Promise.reject(new Error("broken off")) },
  });
  await expect(scene.send(request)).rejects.toThrow("broken off");
  expect(scene.events).toEqual(["open", "ask", "close"]);
});

test.each([301, 500])("status %i is returned unchanged", async (status) => {
  const scene = new Scene();
  scene.answer = async () => scene.response(status);
  expect(await scene.send(request)).toBe(status);
});

test("a guarded message reaches no receiver on this host, whatever its name", async () => {
  let received = 0;
  const receiver = createServer((request, response) => {
    received += 1;
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = receiver.address() as AddressInfo;
    const message = { ...request, url: `http://localhost:${port}/` };
    const none = { https: null, http: null, none: "" };
    const guarded = createSendWebhook({ proxies: none, isGuarded: true });
    await expect(guarded(message)).rejects.toThrow("the name has no public address");
    for (const host of ["127.0.0.1", "[::ffff:7f00:1]", "[::7f00:1]"]) {
      const literal = { ...request, url: `http://${host}:${port}/` };
      await expect(guarded(literal)).rejects.toThrow("the address is not public");
    }
    expect(received).toBe(0);
    expect(await createSendWebhook({ proxies: none })(message)).toBe(204);
  } finally {
    receiver.close();
  }
});

/** Returns the lookup result for a name that resolves to these addresses. */
function lookUp(addresses: readonly string[], all: boolean, error: Error | null = null) {
  const asked: unknown[] = [];
  const given: unknown[] = [];
  const lookup = createLookupPublic((name, family, done) => {
    asked.push([name, family]);
    const found = addresses.map((address): LookupAddress => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    done(error, found);
  });
  lookup("h.test", { all, family: 4 }, (...result) => given.push(...result));
  return { asked, given };
}

test("a lookup returns only public addresses", () => {
  const { asked, given } = lookUp(["10.0.0.1", "8.8.8.8", "::1", "2606:4700::1"], true);
  expect(asked).toEqual([["h.test", 4]]);
  expect(given).toEqual([
    null,
    [
      { address: "8.8.8.8", family: 4 },
      { address: "2606:4700::1", family: 6 },
    ],
  ]);
  expect(lookUp(["10.0.0.1", "8.8.8.8"], false).given).toEqual([null, "8.8.8.8", 4]);
});

test.each([[["127.0.0.1", "::1"]], [["169.254.169.254"]], [[]]])(
  "a name that resolves to %j is refused",
  (addresses) => {
    for (const all of [true, false]) {
      expect(lookUp(addresses, all).given[0]).toEqual(new Error("the name has no public address"));
    }
  },
);

test("a name that does not resolve reports the error", () => {
  const error = new Error("ENOTFOUND");
  expect(lookUp([], true, error).given[0]).toBe(error);
});

test("the signature matches the example of Standard Webhooks", () => {
  const secret = readWebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
  const body = '{"test": 2432232314}';
  const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  expect(webhookHeaders({ id, body, secret, atMs: 1_614_265_330_999 })).toEqual({
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});
