import fc from "fast-check";
import { expect, test } from "vitest";
import { Breaker } from "./breaker.ts";

/**
 * Script, of one client: f failed though no request was at fault, s succeeded, a abandoned, t timed
 * out after starting one second ago, + acquired, - refused, digits: seconds that elapse.
 */
function play(script: string): Breaker {
  let nowMs = 0;
  const breaker = new Breaker(() => nowMs);
  for (const [at, step] of [...script].entries()) {
    if (step === "f") breaker.failed("a", null);
    else if (step === "s") breaker.succeeded();
    else if (step === "a") breaker.abandoned("a");
    else if (step === "t") breaker.timedOut(nowMs - 1_000, "a", `${at}`);
    else if (step === "+" || step === "-") expect(breaker.tryAcquire("a")).toBe(step === "+");
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

/**
 * Script of clients A to D: A1 the client's request 1 failed, Ac its connection did, A+ acquired, A-
 * refused, As succeeded, Aa abandoned, 5 seconds that elapse.
 */
function playClients(script: string): Breaker {
  let nowMs = 0;
  const breaker = new Breaker(() => nowMs);
  for (const step of script.split(" ")) {
    const [, client = "", act = ""] = /^([A-D])(.*)$/.exec(step) ?? [];
    if (client === "") nowMs += Number(step) * 1_000;
    else if (act === "s") breaker.succeeded();
    else if (act === "a") breaker.abandoned(client);
    else if (act === "c") breaker.failed(client, null);
    else if (act === "+" || act === "-") expect(breaker.tryAcquire(client)).toBe(act === "+");
    else breaker.failed(client, act);
  }
  return breaker;
}

test.each([
  ["a request that fails again counts once", "A1 A1 A1 A1 A1 A1 A2 A3 A4 A+ B+"],
  ["the same request of another client counts too", "A1 B1 A2 B2 A+ C1 A- D-"],
  ["one client's requests close it to nobody else", "A1 A2 A3 A4 A+ A5 A- B+ C+"],
  ["a call of another client that is answered closes it", "A1 A2 A3 A4 A5 B+ Bs A+"],
  ["one that fails is not enough", "A1 A2 A3 A4 A5 B1 B1 A- B+ C+"],
  ["two that fail open it for all", "A1 A2 A3 A4 A5 B1 C1 A- B- C- D-"],
  ["of one client, too", "A1 A2 A3 A4 A5 B1 B2 B- C-"],
  ["three of five may be one client's", "A1 A2 A3 A4 B1 C+ B2 C-"],
  ["a connection that fails is nobody's, and counts each time", "Ac Ac A1 Bc B+ Ac B- C-"],
  ["and beside one client's requests for that client", "A1 A2 A3 A4 Ac A- B+"],
  ["an answer starts the count anew", "A1 A2 A3 A4 Bs A5 A6 A7 A8 A+"],
  ["failures older than five minutes do not count", "A1 A2 300 A3 A4 A5 A6 A+ A7 A-"],
  ["those within five minutes do", "A1 A2 299 A3 A4 A5 A-"],
  ["a client's probe is its own", "A1 A2 A3 A4 A5 5 B+ A+ A- B+"],
  ["and its failure opens for twice as long, for it alone", "A1 A2 A3 A4 A5 5 A+ A6 9 A- B+ 1 A+"],
  ["what else ends gives no slot back", "A1 A2 A3 A4 A5 5 A+ Ba A- Aa A+"],
  ["others' failures meanwhile open it for all", "A1 A2 A3 A4 A5 5 A+ B1 C1 A- B- 5 B+ A-"],
  ["a late failure of that client changes nothing", "A1 A2 A3 A4 A5 4 A6 A7 1 A+"],
])("%s", (_name, script) => {
  playClients(script);
});

test("one client alone never closes an upstream to another, whatever of its requests fails", () => {
  const step = fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((request) => `A${request}`),
    fc.constantFrom("As", "Aa", "1", "40"),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      playClients([...steps, "B+"].join(" "));
    }),
  );
});
