import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { Exchange } from "../../http/replies/exchange.ts";
import type { Page } from "../../http/replies/page.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { testScheduler } from "../../http/testing/test-scheduler.ts";

/** Pages served over HTTP, each at its exact path. */
export interface ServedPages {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves pages on a free port of this machine. */
export async function servePages(pages: readonly Page[]): Promise<ServedPages> {
  const koa = new Koa();
  koa.use(async (context) => {
    context.respond = false;
    const requestId = "req_0";
    const exchange = new Exchange({
      context,
      requestId,
      receivedAtMs: 0,
      isLast: false,
      clientStallMs: 60_000,
      clock: { elapsedMs: () => 0 },
      timers: new TestTimers(),
      scheduler: testScheduler(),
    });
    await pages.find(({ path }) => path === context.path)?.serve(exchange, context.path);
  });
  const answer = koa.callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
