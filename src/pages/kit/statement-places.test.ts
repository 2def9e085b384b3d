import { expect, test } from "vitest";
import { placesOfStatement } from "./statement-places.js";

const statement = {
  opening_balance: "10",
  closing_balance: "9.98",
  usage_total: "-0.02",
  entries_total: "0",
  usage: [] as { model: string; amount: string }[],
  entries: [],
};

test.each([
  ["without lines", {}, 2],
  [
    "whose balances add up with more places",
    { usage_total: "-0.025", closing_balance: "9.975" },
    3,
  ],
  [
    "whose models add up with more places",
    {
      usage: [
        { model: "a", amount: "-0.015" },
        { model: "b", amount: "-0.0025" },
        { model: "b", amount: "-0.0025" },
      ],
    },
    4,
  ],
])("a statement %s", (_, change, places) =>
  expect(placesOfStatement({ ...statement, ...change })).toBe(places),
);
