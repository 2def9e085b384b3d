import { expect, test } from "vitest";
import { Breaker } from "./breaker.ts";

/**
 * Script: f failed, s succeeded, a abandoned, t timed out after starting one second ago, +
 * acquired, - refused, digits: seconds that elapse.
 */
function play(script: string): Breaker {
  let nowMs = 0;
  const breaker = new Breaker(() => nowMs);
  for (const step of script) {
    if (step === "f") breaker.failed();
    else if (step === "s") breaker.succeeded();
    else if (step === "a") breaker.abandoned();
    else if (step === "t") breaker.timedOut(nowMs - 1_000);
    else if (step === "+" || step === "-") expect(breaker.tryAcquire()).toBe(step === "+");
    else nowMs += Number(step) * 1_000;
  }
  return breaker;
}

test.each([
  ["closed until the fifth failure in a row", "+f+f+f+f+f-"],
  ["a success starts the count anew", "+f+f+f+f+s+f+f+f+f+"],
  ["half-open lets one probe through", "+f+f+f+f+f-5+-"],
  ["a good probe closes", "+f+f+f+f+f5+s++"],
  ["a bad probe opens for twice as long", "+f+f+f+f+f5+f-5-5+"],
  ["never for more than a minute", "+f+f+f+f+f5+f9-1+f9-9-2+f9-9-9-9-4+f9-9-9-9-9-9-5-1+"],
  ["and after the longest, again a minute", "fffff5+f91+f992+f99994+f9999996+f999999-5-1+"],
  ["a good probe shortens the next time", "fffff5+f91+sfffff4-1+"],
  ["a probe without a verdict is given back", "+f+f+f+f+f5+a+"],
  ["and the next failure counts on from the time it had", "fffff5+a+f9-1+"],
  ["and on from the longer time that a probe had come to", "fffff5+f91+a+f99-2+"],
  ["silence counts where nothing else was answered", "1ttttt-"],
  ["and where the last answer was before", "1s1ttttt-"],
  ["but not where another call was answered meanwhile", "2fffsttttttttt+"],
  ["a slow probe is given back where an older call was answered", "fffff5+s+"],
  ["a silent probe opens for twice as long", "fffff5+t9-1+"],
  ["a call without a verdict says nothing", "ffffaaa+f-"],
  ["a late failure of a call before changes nothing", "fffff4f-1+"],
  ["a late end of a call before gives no slot back", "fffff4a-1+"],
])("%s", (_name, script) => {
  play(script);
});

test.each([
  ["none while it is closed", "ffff", 0],
  ["the whole time when it opens", "fffff", 5_000],
  ["what is left of it", "fffff2", 3_000],
  ["none when it is over", "fffff6", 0],
  ["none while a probe is under way", "fffff5+", 0],
])("the wait: %s", (_name, script, waitMs) => {
  expect(play(script).waitMs()).toBe(waitMs);
});
