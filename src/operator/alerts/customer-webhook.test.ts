import { expect, test } from "vitest";
import { customerSecret, customerUrlFault } from "./customer-webhook.ts";

const guarded = { allowsPrivate: false };

test.each([
  ["https://example.com/hook?x=1", null],
  ["https://8.8.8.8:8443/", null],
  ["https://[2606:4700:4700::1111]/", null],
  ["https://localhost/", null],
  ["http://example.com/", "must begin with https://"],
  ["ftp://example.com/", "must begin with https://"],
  ["https://", "must be an address such as https://example.com/gateway"],
  ["https://user@example.com/", "must have no user name or password in it"],
  ["https://:pass@example.com/", "must have no user name or password in it"],
  ["https://127.0.0.1/", "must not be a private address"],
  ["https://2130706433/", "must not be a private address"],
  ["https://0x7f.1/", "must not be a private address"],
  ["https://[::1]/", "must not be a private address"],
  ["https://[::ffff:169.254.169.254]/", "must not be a private address"],
  ["https://[::7f00:1]/", "must not be a private address"],
  ["https://[::a9fe:a9fe]/", "must not be a private address"],
])("the address %s yields: %s", (url, fault) => expect(customerUrlFault(url, guarded)).toBe(fault));

test.each(["http://127.0.0.1:9000/hook", "https://10.0.0.1/", "http://inside/"])(
  "%s is accepted if private addresses are allowed",
  (url) => expect(customerUrlFault(url, { allowsPrivate: true })).toBeNull(),
);

test("a secret depends on the account, the address and the key", () => {
  const account = { id: "acc_1", url: "https://c.test/1" };
  const key = { secret: Buffer.from("key") };
  const secret = customerSecret(account, key);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(customerSecret(account, key)).toBe(secret);
  const others = [
    customerSecret({ ...account, id: "acc_2" }, key),
    customerSecret({ ...account, url: "https://c.test/2" }, key),
    customerSecret(account, { secret: Buffer.from("other") }),
  ];
  expect(new Set([secret, ...others]).size).toBe(4);
});
