import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defects } from "../../conformance/defects/defects.ts";
import { startProxy } from "../../conformance/defects/proxy.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { failedIds, findDefect, runKit, type KitRun } from "./run-kit.ts";

let server: SharedServer;
let folder: string;
let all: KitRun;

beforeAll(async () => {
  server = await shareServer();
  folder = await mkdtemp(join(tmpdir(), "kit-test-"));
  const reports = ["--html", join(folder, "a.html"), "--junit", join(folder, "a.xml")];
  all = await runKit(server, reports);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

/** Every group but the rejections, which are most of the checks. */
const withoutRejections = ["auth", "models", "account", "count-tokens", "encoding", "headers"]
  .concat(["versions", "reply", "fold", "echo", "stream", "errors", "idempotency", "limits"])
  .concat("document")
  .flatMap((group) => ["--only", `${group}/*`]);

describe("this gateway", () => {
  test("passes every check that can be made", () => {
    expect(failedIds(all)).toEqual([]);
    expect(all.code).toBe(0);
    expect(all.report?.counts.passed).toBeGreaterThan(1_200);
  });

  test("leaves out only answers that a correct gateway does not give to these requests", () => {
    const omitted = all.report?.checks.filter(({ result }) => result === "not-applicable") ?? [];
    const others = omitted.filter(({ id }) => !/^document\/\w+\/\d+\/(body|headers)$/.test(id));
    expect(others.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      "limits/body: max_body_bytes is above 4194304, which this kit sends",
    ]);
    const statuses = new Set(
      omitted.map(({ id }) => id.split("/")[2]).filter((part) => part !== ""),
    );
    expect([...statuses]).toEqual(
      expect.arrayContaining(["402", "408", "409", "413", "429", "500"]),
    );
    expect(statuses.has("200")).toBe(false);
    expect(statuses.has("401")).toBe(false);
  });

  test("costs what was printed before, at most", () => {
    expect(all.text).toMatch(/^\d+ checks of .*\. At most \d+ generations .* 0\.\d{6} USD\.\n/);
  });

  test("never sees its key in a report", async () => {
    const html = await readFile(join(folder, "a.html"), "utf8");
    const xml = await readFile(join(folder, "a.xml"), "utf8");
    for (const text of [html, xml, all.text, JSON.stringify(all.report)]) {
      expect(text).not.toContain(server.key);
    }
    expect(html).not.toMatch(/<script|https?:\/\/(?!127)/);
    expect(xml.match(/<testcase /g)).toHaveLength(all.report?.checks.length ?? 0);
  });
});

test("a key that the gateway repeats is in no report", async () => {
  const authorization = `Bearer ${server.key}`;
  const proxy = await startProxy(server.root, {
    answer: (answer) => ({ ...answer, headers: { ...answer.headers, "x-seen": authorization } }),
    request: (request) =>
      request.path.endsWith("/messages")
        ? { status: 418, headers: {}, body: JSON.stringify(request.headers) }
        : request,
  });
  const target = { root: proxy.origin, key: server.key };
  const { report, text } = await runKit(target, ["--only", "auth/bearer/*"]);
  await proxy.close();
  expect(report?.counts.failed).toBe(1);
  expect(JSON.stringify(report)).toContain("Bearer [key]");
  expect(JSON.stringify(report) + text).not.toContain(server.key);
});

test("the value of a header of all requests is in no report", async () => {
  const proxy = await startProxy(server.root, {
    request: (request) =>
      request.path.endsWith("/messages")
        ? { status: 418, headers: {}, body: JSON.stringify(request.headers) }
        : request,
  });
  const target = { root: proxy.origin, key: server.key };
  const header = ["--header", "x-proxy-token: a-token-of-the-proxy"];
  const { report, text } = await runKit(target, ["--only", "auth/bearer/*", ...header]);
  await proxy.close();
  expect(report?.counts.failed).toBe(1);
  expect(JSON.stringify(report)).toContain("[x-proxy-token]");
  expect(JSON.stringify(report) + text).not.toContain("a-token-of-the-proxy");
});

/** One of each kind; the proof `conformance` plants all. */
const planted = [
  "a chat stream lacks [DONE]",
  "a piece of a message's text is lost",
  "an error's body lacks request_id",
  "a reply has an extra field",
  "the key of a replay is ignored",
  "the first retry with a key is a new request",
];

test.each(defects.filter(({ name }) => planted.includes(name)))(
  "$name: found by $foundBy, and by nothing unforeseen",
  async (defect) => {
    const found = await findDefect(server, defect, withoutRejections);
    expect(found).toEqual({ unforeseen: [], unmatched: [] });
  },
);

describe("known failures", () => {
  const id = "errors/param";
  const only = ["--only", "errors/400-malformed-json/*", "--only", id, "--only", "errors/40*"];
  const known = async (text: string): Promise<readonly string[]> => {
    const file = join(folder, "known");
    await writeFile(file, text);
    return ["--known", file, ...only];
  };

  test("a known failure does not fail the run", async () => {
    const defect = defects.find(({ foundBy }) => foundBy === id);
    const proxy = await startProxy(server.root, defect?.alteration ?? {});
    const target = { root: proxy.origin, key: server.key };
    const { code, report } = await runKit(target, await known(`# ours\n${id} fixed in 2.0\n`));
    await proxy.close();
    expect([code, report?.counts["known-failure"]]).toEqual([0, 1]);
  });

  test("one that passes does", async () => {
    const { code, text, report } = await runKit(server, await known(`${id} fixed in 2.0`));
    expect([code, report?.counts["unexpected-pass"]]).toEqual([1, 1]);
    expect(text).toContain(`PASSED ${id}: it is in the file of known failures (fixed in 2.0)`);
  });

  test.each([
    ["an unknown id", "errors/none why", "errors/none is not the id of a check"],
    ["an id without a reason", id, `${id} has no reason`],
  ])("%s is wrong usage", async (_name, text, message) => {
    const run = await runKit(server, await known(text));
    expect([run.code, run.report]).toEqual([2, null]);
    expect(run.text).toContain(message);
  });
});

describe("exit codes", () => {
  test("a refused key is 3", async () => {
    const { code, text } = await runKit({ root: server.root, key: "sk-unknown" });
    expect([code, text]).toEqual([3, "the gateway refuses the key: status 401\n"]);
  });

  test("a run in which no check could be made is 1", async () => {
    const target = { root: `${server.root}/other`, key: server.key };
    const { code, text, report } = await runKit(target, ["--only", "fold/*"]);
    expect([code, report?.counts.passed, report?.counts.failed]).toEqual([1, 0, 0]);
    expect(text).toContain("No check could be made");
  });

  test("a report that cannot be written is 2, and the run does not begin", async () => {
    const html = ["--html", join(folder, "none", "a.html")];
    const { code, text } = await runKit(server, ["--only", "models/*", ...html]);
    expect(code).toBe(2);
    expect(text).toMatch(/^--html: ENOENT/m);
    expect(text).not.toContain("passed");
  });

  test("a gateway that does not answer is 3", async () => {
    const proxy = await startProxy(server.root, {
      request: () => {
        throw new Error("no answer");
      },
    });
    const { code } = await runKit({ root: proxy.origin, key: server.key });
    await proxy.close();
    expect(code).toBe(3);
  });

  test("a run that may cost more than allowed does not begin", async () => {
    const { code, text, report } = await runKit(server, ["--max-cost", "0.000001"]);
    expect([code, report]).toEqual([2, null]);
    expect(text).toContain("above --max-cost 0.000001");
  });

  test("a run whose cost has no bound does not begin without prices", async () => {
    const unlisted = ["--model", "chat=other/model", "--only", "reply/chat/text"];
    const { code, text, report } = await runKit(server, unlisted);
    expect([code, report]).toEqual([2, null]);
    expect(text).toContain("give the highest prices by --prices");
    const priced = await runKit(server, [...unlisted, "--prices", "0,0"]);
    expect([priced.code, failedIds(priced)]).toEqual([1, ["reply/chat/text"]]);
  });
});

test("without sandbox models, the checks that need them are not applicable", async () => {
  const model = ["chat", "messages", "responses"].flatMap((protocol) => [
    "--model",
    `${protocol}=sandbox/plain`,
  ]);
  const only = ["--only", "fold/*", "--only", "reply/*/text", "--only", "errors/upstream-*"];
  const { report } = await runKit(server, [...model, ...only]);
  const results = Object.groupBy(report?.checks ?? [], ({ result }) => result);
  expect(results["passed"]?.map(({ id }) => id)).toEqual(
    ["chat", "messages", "responses"].map((protocol) => `reply/${protocol}/text`),
  );
  expect(results["not-applicable"]?.length).toBe((report?.checks.length ?? 0) - 3);
});
