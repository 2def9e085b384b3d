import { beforeEach, describe, expect, it } from "vitest";
import { AdminTestHarness } from "../../operator/admin/testing/admin-test-harness.ts";
import { ReportTimeout } from "../../core/errors/store-unavailable.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { serveInProcess, type InProcess, type InProcessReply } from "../testing/in-process.ts";
import { createConsoleApi } from "./console-api.ts";
import { consoleDependencies } from "./testing/console-dependencies.ts";

let harness: AdminTestHarness;
let api: InProcess;
let [account, key, secret]: readonly [string, string, string] = ["", "", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  const dependencies = consoleDependencies(harness);
  const { clock } = dependencies;
  api = serveInProcess(await createConsoleApi(dependencies), { clock });
  account = await harness.account({ plan: "pro" });
  ({ id: key, key: secret } = await harness.call("createKey", { body: { account } }));
});

const ask = (path: string) =>
  api.call(`/console/api/v1${path}`, { headers: { "x-api-key": secret } });

const errorOf = ({ status, json }: InProcessReply) => ({
  status,
  ...(json as { readonly error: { readonly code: string; readonly param: string | null } }).error,
});

describe("reports of one account", () => {
  it("are refused for a part of an hour that is in the archive", async () => {
    const beforeMs = Date.parse("2026-01-01T00:00:00Z");
    Object.assign(harness.store, { findArchivedPlace: () => Promise.resolve({ beforeMs }) });
    const refused = await ask("/usage?from=2025-12-01T00:30:00Z");
    expect(errorOf(refused)).toMatchObject({ status: 400, code: "invalid_request" });
    expect((await ask("/usage?from=2025-12-01T01:00:00Z")).status).toBe(200);
  });

  it("show the label of each key, for any number of keys", async () => {
    const sums = { requests: 1, promptTokens: 1, completionTokens: 1, charge: nanoUsd(1) };
    const { id: labelled } = await harness.call("createKey", { body: { account, label: "last" } });
    const groups = Array.from({ length: 2_500 }, (_, at) => `key_${at}`);
    const rows = [...groups, null, labelled].map((group) => ({ group, ...sums }));
    Object.assign(harness.store, { usage: () => Promise.resolve(rows) });
    const { json } = await ask("/usage?by=key");
    const { data } = json as { readonly data: readonly { readonly label: string | null }[] };
    expect(data.map(({ label }) => label)).toEqual([...groups.map(() => null), null, "last"]);
  });

  it("take turns and have a limit, and delay no other request", async () => {
    const asked: unknown[] = [];
    const answer = Promise.withResolvers<[]>();
    const held = (query: unknown) => {
      asked.push(query);
      return answer.promise;
    };
    Object.assign(harness.store, { usage: held, statement: held });
    const months = ["/usage", "/statements/2026-01", "/usage?by=model", "/usage", "/usage"];
    const accepted = months.map((path) => ask(path));
    const refused = await ask("/usage");
    expect(errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refused.headers["retry-after"]).toBe("1");
    expect((await ask("/account")).status).toBe(200);
    expect(asked).toMatchObject([{ accountId: account, by: "day", timeoutMs: 10_000 }]);
    Object.assign(harness.store, {
      usage: () => Promise.resolve([]),
      statement: () => Promise.reject(new ReportTimeout("the report took too long")),
    });
    answer.resolve([]);
    const [first, late, ...rest] = await Promise.all(accepted);
    expect([first, ...rest].map((reply) => reply?.status)).toEqual([200, 200, 200, 200]);
    expect(late?.json).toMatchObject({
      error: { code: "unavailable", message: "The report took too long. Try again later." },
    });
    expect([late?.status, late?.headers["retry-after"]]).toEqual([503, "30"]);
  });

  it.each([
    ["/statements/2026-01", ["statement"]],
    ["/usage?by=key", ["usage", "listKeys"]],
    ["/requests", ["listRequests", "listKeys"]],
    ["/failed-requests", ["listFailedRequests", "listKeys"]],
  ] as const)("have a time limit for each of their reads: %s", async (path, reads) => {
    await harness.key(account);
    await harness.serve({ id: "r", account, key });
    const failed = { id: "f", atMs: harness.nowMs, accountId: account, keyId: key, model: null };
    const refused = {
      protocol: "chat",
      status: 400,
      code: "unknown_field",
      pointer: null,
      limit: null,
    } as const;
    await harness.store.addFailedRequests([{ ...failed, ...refused }]);
    const asked: unknown[] = [];
    for (const name of reads) {
      const read = harness.store[name] as (query: unknown) => unknown;
      const watched = (query: unknown) => {
        asked.push([name, query]);
        return read.call(harness.store, query);
      };
      Object.assign(harness.store, { [name]: watched });
    }
    expect((await ask(path)).status).toBe(200);
    const bounded = expect.objectContaining({ accountId: account, timeoutMs: 10_000 });
    expect(asked).toEqual(reads.map((name) => [name, bounded]));
    // The account has another key, which is not shown.
    if (reads.length > 1) expect(asked.at(-1)).toMatchObject(["listKeys", { ids: [key] }]);
  });
});
