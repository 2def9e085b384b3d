import { expect, it } from "vitest";
import { newOpenHold } from "../../../core/ledger/open-hold.ts";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { newHold, NOW } from "../../suite/ledger-script.ts";
import { restoringCalls } from "./rewind.ts";

it("a lost hold is placed again, and the charge of a started request is marked", () => {
  const waits = newOpenHold(newHold("waits", 100), { owner: "self", atMs: NOW });
  const started = { ...waits, requestId: "started", owed: nanoUsd(60), started: true };
  const running = new Map([waits, started].map((hold) => [hold.requestId, hold]));
  const loss = { holds: new Map(), running, lost: [], atMs: NOW + 1 };
  expect(restoringCalls(loss)).toEqual([
    { purpose: "held", call: ["placeHold", newHold("waits", 100)] },
    {
      purpose: "held",
      call: ["placeHold", newHold("started", 100, { startedCharge: nanoUsd(60) })],
    },
    { purpose: "step", call: ["markProgress", { requestId: "started", charge: 60 }] },
  ]);
});
