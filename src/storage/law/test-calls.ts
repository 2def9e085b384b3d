import { moneyCalls } from "./test-money-calls.ts";
import { settingCalls } from "./test-setting-calls.ts";
import type { CallStep } from "./test-steps.ts";
import type { LawCall, World } from "./test-world.ts";

/** Returns the calls of a step, to be sent in the same turn; none if it has no object. */
export function callsOf(step: CallStep, world: World): readonly LawCall[] {
  switch (step.kind) {
    case "place":
    case "mark":
    case "settle":
    case "settle-again":
    case "post":
    case "claim":
    case "place-claimed":
    case "release":
      return moneyCalls(step, world);
    default:
      return settingCalls(step, world);
  }
}
