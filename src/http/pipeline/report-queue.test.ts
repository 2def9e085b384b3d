import { expect, it } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { ClientDisconnected } from "../replies/exchange.ts";
import { ReportQueue } from "./report-queue.ts";

/**
 * Returns a queue of reports that end under the test's control; each is named by its account and a
 * number.
 */
function openQueue() {
  const queue = new ReportQueue({ running: 2, runningPerOwner: 1, waitingPerOwner: 4 });
  const started: string[] = [];
  const reports = new Map<string, PromiseWithResolvers<string>>();
  const leaves = new Map<string, () => void>();
  const ask = (name: string): Promise<string> => {
    const report = Promise.withResolvers<string>();
    reports.set(name, report);
    const client = { whenClosed: (callback: () => void) => void leaves.set(name, callback) };
    return queue.run(name.slice(0, 1), client, () => {
      started.push(name);
      return report.promise;
    });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string): Promise<void> => {
    reports.get(name)?.resolve(name);
    await settle();
  };
  const fail = async (name: string): Promise<void> => {
    reports.get(name)?.reject(new GatewayError("unavailable", "away"));
    await settle();
  };
  return { started, leaves, ask, end, fail, settle };
}

it("runs one report per account and two in total, with accounts in rotation", async () => {
  const { started, ask, end, fail, settle } = openQueue();
  const asked = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => ask(name));
  const all = Promise.allSettled(asked);
  await settle();
  expect(started.join(" ")).toBe("a1 b1");
  await end("a1");
  expect(started.join(" ")).toBe("a1 b1 a2");
  await fail("b1");
  expect(started.join(" ")).toBe("a1 b1 a2 b2");
  await end("a2");
  expect(started.join(" ")).toBe("a1 b1 a2 b2 c1");
  await end("b2");
  expect(started.join(" ")).toBe("a1 b1 a2 b2 c1 a3");
  await end("c1");
  await end("a3");
  const answers = (await all).map((one) => (one.status === "fulfilled" ? one.value : "failed"));
  expect(answers).toEqual(["a1", "a2", "a3", "failed", "b2", "c1"]);
});

it("refuses only the sixth report of an account", async () => {
  const { started, ask, end, settle } = openQueue();
  const asked = ["a1", "a2", "a3", "a4", "a5"].map((name) => ask(name));
  await expect(ask("a6")).rejects.toMatchObject({ kind: "rate-limited", retryAfterMs: 1_000 });
  const other = ask("b1");
  await settle();
  expect(started.join(" ")).toBe("a1 b1");
  for (const name of ["b1", "a1", "a2", "a3", "a4", "a5"]) await end(name);
  expect(await Promise.all([...asked, other])).toEqual(["a1", "a2", "a3", "a4", "a5", "b1"]);
});

it("starts no report of a client that left while waiting", async () => {
  const { started, leaves, ask, end, settle } = openQueue();
  const [first, second, third] = ["a1", "a2", "a3"].map((name) => ask(name));
  await settle();
  leaves.get("a2")?.();
  leaves.get("a1")?.();
  await expect(second).rejects.toBeInstanceOf(ClientDisconnected);
  await end("a1");
  await end("a3");
  expect(await Promise.all([first, third])).toEqual(["a1", "a3"]);
  expect(started.join(" ")).toBe("a1 a3");
  // The turn of a client that left is free.
  const last = ask("a4");
  leaves.get("a3")?.();
  await settle();
  await end("a4");
  expect(await last).toBe("a4");
});

it("frees the turn of an account whose only waiting client has left", async () => {
  const { started, leaves, ask, end, settle } = openQueue();
  const asked = ["a1", "a2", "b1"].map((name) => ask(name));
  const all = Promise.allSettled(asked);
  await settle();
  leaves.get("a2")?.();
  await end("a1");
  const others = [ask("c1"), ask("a3")];
  await end("b1");
  expect(started.join(" ")).toBe("a1 b1 c1 a3");
  await end("c1");
  await end("a3");
  expect(await Promise.all(others)).toEqual(["c1", "a3"]);
  await all;
});
