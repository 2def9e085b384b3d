import { beforeEach, expect, it } from "vitest";
import { TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;
let account: string;

beforeEach(async () => {
  gateway = new TestGateway();
  account = await gateway.newAccount();
  await gateway.run("accounts", "refund", account, "11");
});

it("the audit log is listed, newest change first", async () => {
  const records = await gateway.json("audit", "list");
  expect(records).toMatchObject([
    { actor: "cli:tester", operation: "refundAccount", target: account, result: "refused" },
    { actor: "cli:tester", operation: "createAccount", target: account, result: "done" },
  ]);
  const { stdout } = await gateway.run("audit", "list");
  expect(stdout.split("\n").map((line) => line.split(/ {2,}/).slice(1))).toEqual([
    ["actor", "operation", "target", "result", "input"],
    ["cli:tester", "refundAccount", account, "refused: insufficient_credit", '{"amount":"11"}'],
    ["cli:tester", "createAccount", account, "done", expect.stringContaining('"name":"A"')],
    [],
  ]);
});

it("the audit log is exported with the states before and after", async () => {
  const { stdout } = await gateway.run("audit", "list", "--csv");
  const [header, refund] = stdout.split("\r\n");
  expect(header).toBe(
    "id,at,ended_at,actor,role,operation,target,result,error_code,input,before,after",
  );
  expect(refund).toContain(`refundAccount,${account},refused,insufficient_credit,"{""amount"":`);
});

it("every page is read", async () => {
  const [first] = await gateway.audit();
  if (first === undefined) throw new Error("nothing was recorded");
  const more = Array.from({ length: 1_500 }, (_, at) => ({ ...first.begun, id: `aud_${at}` }));
  await Promise.all(more.map((line) => gateway.store.appendAudit(line)));
  expect(await gateway.json("audit", "list")).toHaveLength(1_502);
});

it.each(["--from", "--to"])("%s expects a date", async (option) => {
  const { exitCode, stderr } = await gateway.run("audit", "list", option, "tomorrow");
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("is not a valid date")]);
});
