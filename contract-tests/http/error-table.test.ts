import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { askOperator, createCustomer } from "../harness/operator.ts";
import { errorOf, type ErrorBody } from "./error-body.ts";
import { errorRows } from "./error-rows.ts";
import { startGateway, type Gateway } from "../harness/gateway.ts";
import { bodyAt, chat, hello, messages, responses } from "../harness/requests.ts";

let gateway: Gateway<"revoked" | "expired" | "poor" | "narrow">;

beforeAll(async () => {
  gateway = await startGateway(["revoked", "expired", "poor", "narrow"]);
});
afterAll(() => gateway.stop());

describe("the error table, and the order of the checks", () => {
  test.for(errorRows)("%s", async ([, error, path, key, options]) => {
    const reply = await gateway.send(path, key, options);
    expect(errorOf(reply)).toBe(error);
    const isFinal = [400, 401, 403].includes(reply.status);
    if (isFinal) expect(reply.headers.get("x-should-retry")).toBe("false");
  });

  test("a 404 of a well-known path names the served alternative", async () => {
    for (const path of ["embeddings", "completions"]) {
      const reply = await gateway.send(`/v1/${path}`, "rich", { body: {} });
      expect(errorOf(reply)).toBe("404 not_found");
      expect((reply.json as ErrorBody).error.message).toMatch(/\/v1\/(chat|messages)/);
    }
  });

  test("402 reports the needed, the available and an acceptable amount", async () => {
    const { error } = (await gateway.send(chat, "poor", { body: hello })).json as ErrorBody;
    expect(error.details).toMatchObject({ available: "0.00000001", affordable_max_tokens: null });
    const needed = Number(error.details?.["needed"]);
    expect(needed).toBeGreaterThan(0.00000001);
  });

  test("402 of a budget reports its reset time; the account shows the same budget", async () => {
    const keyOptions = ["--budget", "0.00000001/month"];
    const aMonth: unknown = expect.stringMatching(/^\d{4}-\d{2}-01T00:00:00\.000Z$/);
    const { key } = await createCustomer(gateway, { plan: "open", keyOptions });
    const { error } = (await call(gateway, chat, { key, body: hello })).json as ErrorBody;
    expect(error).toMatchObject({
      code: "key_budget_exceeded",
      details: { limit: "key_budget", available: "0.00000001", resets_at: aMonth },
    });
    const account = await call(gateway, "/v1/account", { key });
    expect(account.json).toMatchObject({
      budget: null,
      key: { budget: { left: "0.00000001", resets_at: aMonth } },
    });
  });

  test.each([
    ["the key's spending limit", ["--spending-limit", "0.00000001"], "402 spending_limit_exceeded"],
    ["the key's models", ["--models", "sandbox/agent"], "403 model_not_allowed_by_key"],
  ])("%s has its own code", async (_cause, keyOptions, expected) => {
    const { key } = await createCustomer(gateway, { plan: "open", keyOptions });
    expect(errorOf(await call(gateway, chat, { key, body: hello }))).toBe(expected);
  });

  test.each([
    ["accounts update", ["--budget", "0.00000001/month"], "402 account_budget_exceeded"],
    ["accounts suspend", [], "403 account_suspended"],
  ])("what `%s` causes has its own code in all protocols", async (command, options, expected) => {
    const { accountId, key } = await createCustomer(gateway, { plan: "open" });
    const [noun = "", verb = ""] = command.split(" ");
    await askOperator(gateway, [noun, verb, accountId, ...options]);
    for (const path of [chat, messages, responses]) {
      const body = bodyAt(path, hello);
      const reply = await call(gateway, path, { key, body });
      expect(errorOf(reply)).toBe(expected);
      expect(reply.json).toMatchObject({ error: { param: null } });
    }
  });

  test("the largest affordable max_tokens is accepted, and one more is refused", async () => {
    const { key } = await createCustomer(gateway, { plan: "open", balance: "0.0001" });
    const ask = (bound: number): Promise<Reply> =>
      call(gateway, chat, { key, body: { ...hello, max_tokens: bound } });
    const refused = await ask(200_000);
    expect(refused.status).toBe(402);
    const affordable = Number((refused.json as ErrorBody).error.details?.["affordable_max_tokens"]);
    expect((await ask(affordable + 1)).status).toBe(402);
    expect((await ask(affordable)).status).toBe(200);
  });

  test("all issues of a body are reported at once, each with its place", async () => {
    const body = { ...hello, foo: 1, temperature: 9, messages: [{ role: "developer", bar: 2 }] };
    const { error } = (await gateway.send(chat, "rich", { body })).json as ErrorBody;
    const issues = error.details?.["issues"] as readonly { readonly pointer: string }[];
    const pointers = issues.map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(["/foo", "/temperature"]));
    expect(pointers.some((pointer) => pointer.startsWith("/messages/0"))).toBe(true);
    expect(error.message).toContain("foo");
  });
});

test("the log contains neither keys nor content", async () => {
  const content = "a secret of the heart";
  await gateway.send(chat, "rich", { body: { ...hello, messages: [{ role: "user", content }] } });
  await gateway.send(chat, "rich", { body: { ...hello, [content]: 1 } });
  await expect.poll(() => gateway.output()).toMatch(/"status":400/);
  const log = gateway.output();
  for (const secret of [content, ...Object.values(gateway.keys).filter((key) => key !== "")]) {
    expect(log).not.toContain(secret);
  }
});
