import type { Exchange } from "../client/exchange.ts";
import { objectOf, textOf } from "../contract/document.ts";
import type { Check, CheckContext } from "./check.ts";
import { expectError } from "./errors.ts";
import { CheckFailure, expectStatus, expectThat, NotApplicable, shown } from "./expect.ts";
import type { Prices } from "./models.ts";
import { postOperations, smallGeneration, smallGenerations, smallRequest } from "./requests.ts";
import type { Reply } from "./wire.ts";
import { wires } from "./wires.ts";

/** Returns the charge of a reply in nano-USD, rounded up. */
function costOf(
  { inputTokens, outputTokens }: Reply,
  { input, output }: Prices,
  exchange: Exchange,
): bigint {
  const hasUsage = Number.isInteger(inputTokens) && Number.isInteger(outputTokens);
  expectThat(hasUsage, { expected: "a usage", got: exchange.text }, exchange);
  const pico = (price: number): number => Math.round(price * 1e12);
  const sum = Number(inputTokens) * pico(input) + Number(outputTokens) * pico(output);
  return BigInt(Math.ceil(sum / 1_000));
}

/** How often a check of charges is made: other users of the account charge it too. */
export const ATTEMPTS = 3;

/** Makes a check of charges until it succeeds. */
export async function repeat(check: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (!(error instanceof CheckFailure) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Returns the amount that the account has spent, in nano-USD. */
export async function spent({ send }: Pick<CheckContext, "send">): Promise<bigint> {
  const exchange = await send({ path: "/account" });
  if (exchange.status !== 200) throw new NotApplicable(`GET /account answers ${exchange.status}`);
  return nanoUsd(objectOf(objectOf(exchange.json)["usage"])["spent"]);
}

/** `"1.5"` USD → 1,500,000,000n. */
function nanoUsd(amount: unknown): bigint {
  const [, sign, whole, part = ""] = /^(-?)(\d+)(?:\.(\d{1,9}))?$/.exec(String(amount)) ?? [];
  if (whole === undefined) throw new CheckFailure("an amount in USD", shown(amount));
  const nano = BigInt(whole) * 1_000_000_000n + BigInt(part.padEnd(9, "0"));
  return sign === "-" ? -nano : nano;
}

const unknownFieldCheck: Check = {
  id: "account/unlisted-fields",
  title: "unlisted_fields of the account says what happens to unknown fields",
  scope: "contract",
  rule: "#/components/schemas/UnlistedFields",
  generations: smallGenerations("chat", 1),
  run: async (context) => {
    const account = await context.send({ path: "/account" });
    expectStatus(account, 200);
    if (objectOf(account.json)["unlisted_fields"] !== "refuse") {
      throw new NotApplicable("unlisted_fields of this key is not refuse");
    }
    const [chat] = postOperations;
    if (chat === undefined) return;
    const { path, body } = smallRequest(context, chat);
    const exchange = await context.send({ path, body: { ...body, unlisted: 1 } });
    expectError(exchange, "400 unknown_field");
  },
};

/** Balance, charges and the account's rule for unknown fields. */
export const accountChecks: readonly Check[] = [
  {
    id: "account/balance",
    title: "the total of the balance is what is available and what is held",
    scope: "contract",
    rule: "#/components/schemas/AccountBalance",
    run: async ({ send }) => {
      const exchange = await send({ path: "/account" });
      expectStatus(exchange, 200);
      const { available, held, total } = objectOf(objectOf(exchange.json)["balance"]);
      const sum = nanoUsd(available) + nanoUsd(held);
      const expected = `a total of ${sum} nano-USD`;
      expectThat(nanoUsd(total) === sum, { expected, got: total }, exchange);
    },
  },
  ...wires.map((wire): Check => ({
    id: `account/charge/${wire.protocol}`,
    title: `${wire.protocol}: a request is charged by its usage and the prices of its model`,
    scope: "contract",
    rule: "/docs/money",
    phase: "alone",
    generations: smallGenerations(wire.protocol, ATTEMPTS),
    run: async (context) => {
      const request = smallGeneration(context, wire);
      const prices = context.models.pricesOf(textOf(request.body["model"]));
      context.models.requireSandbox(wire.protocol);
      if (prices === null) throw new NotApplicable("GET /models has no prices");
      await repeat(async () => {
        const before = await spent(context);
        const exchange = await context.send(request);
        expectStatus(exchange, 200);
        const cost = costOf(wire.read(objectOf(exchange.json)), prices, exchange);
        const charged = (await spent(context)) - before;
        const expected = `a charge of ${cost} nano-USD`;
        expectThat(charged === cost, { expected, got: `${charged} nano-USD` }, exchange);
      });
    },
  })),
  unknownFieldCheck,
];
