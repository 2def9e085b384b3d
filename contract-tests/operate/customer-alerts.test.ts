import { expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { startServer } from "../harness/start-server.ts";
import { WEBHOOK_SECRET, WebhookReceiver } from "../harness/webhook-receiver.ts";

const TOKEN = "token-of-all";

test("a customer is notified at the account's own address", async () => {
  const customer = new WebhookReceiver();
  await customer.listen();
  const receiver = new WebhookReceiver();
  await receiver.listen();
  const config = `alerts:
  low_balance: "5.00"
  check_seconds: 1
  webhooks: [{ id: ops, url: "${receiver.url}", secret_env: ALERT_SECRET }]
  customers: { secret_env: ALERT_SECRET, private_addresses: true }
`;
  const env = { ADMIN_TOKEN: TOKEN, ALERT_SECRET: WEBHOOK_SECRET };
  const server = await startServer({ config, env });
  try {
    const ask = (path: string, body?: object) =>
      call(server, `/admin/api/v1/accounts${path}`, { key: TOKEN, ...(body && { body }) });
    const terms = { name: "Acme", plan: "demo", balance: "10", email: "ann@acme.test" };
    // A name, since the guard of private addresses checks the addresses that a name has.
    const named = customer.url.replace("127.0.0.1", "localhost");
    const opened = await ask("", { ...terms, webhook_url: named });
    const { id } = opened.json as { readonly id: string };
    const { secret } = (await ask(`/${id}/webhook`)).json as { readonly secret: string };
    customer.secret = new Uint8Array(Buffer.from(secret.slice("whsec_".length), "base64"));
    await ask(`/${id}/corrections`, { amount: "-9" });
    await expect.poll(() => customer.received.length).toBeGreaterThan(0);
    const data = { account_id: id, balance: "1" };
    expect(customer.received[0]).toMatchObject({ type: "low_balance", isGenuine: true });
    const mail = { subject: "Chat gateway: your balance is low", text: expect.any(String) };
    expect(customer.received[0]?.data).toEqual({ ...data, mail });
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
    expect(receiver.received[0]?.data).toMatchObject({ ...data, account: { name: "Acme" } });
    const metrics = async (): Promise<string> => (await call(server, "/metrics")).text;
    await expect.poll(metrics).toMatch(/^gateway_alert_attempts_total\{result="delivered"\} 2$/m);
  } finally {
    await server.stop();
    customer.close();
    receiver.close();
  }
});
