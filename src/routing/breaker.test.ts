import { expect, test } from "vitest";
import { Breaker } from "./breaker.ts";

/** Script: f failed, s succeeded, a abandoned, + acquired, - refused, digits: seconds that pass. */
test.each([
  ["closed until the fifth failure in a row", "+f+f+f+f+f-"],
  ["a success starts the count anew", "+f+f+f+f+s+f+f+f+f+"],
  ["half-open lets one probe through", "+f+f+f+f+f-5+-"],
  ["a good probe closes", "+f+f+f+f+f5+s++"],
  ["a bad probe opens for twice as long", "+f+f+f+f+f5+f-5-5+"],
  ["a probe without a verdict is given back", "+f+f+f+f+f5+a+"],
])("%s", (_name, script) => {
  let nowMs = 0;
  const breaker = new Breaker(() => nowMs);
  for (const step of script) {
    if (step === "f") breaker.failed();
    else if (step === "s") breaker.succeeded();
    else if (step === "a") breaker.abandoned();
    else if (step === "+" || step === "-") expect(breaker.tryAcquire()).toBe(step === "+");
    else nowMs += Number(step) * 1_000;
  }
});
