import fc from "fast-check";
import { expect, test } from "vitest";
import { Breaker } from "./breaker.ts";

/**
 * Runs a script of one client: f failed without a request's fault, s succeeded, a abandoned, t
 * timed out after starting one second ago, + acquired, - refused, digits: seconds that elapse.
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
  ["a success restarts the count", "+f+f+f+f+s+f+f+f+f+"],
  ["half-open lets one probe through", "+f+f+f+f+f-5+-"],
  ["a successful probe closes it", "+f+f+f+f+f5+s++"],
  ["a failed probe doubles the open time", "+f+f+f+f+f5+f-5-5+"],
  ["up to a minute", "+f+f+f+f+f5+f9-1+f9-9-2+f9-9-9-9-4+f9-9-9-9-9-9-5-1+"],
  ["and after the longest time, again a minute", "fffff5+f91+f992+f99994+f9999996+f999999-5-1+"],
  ["a successful probe resets the open time", "fffff5+f91+sfffff4-1+"],
  ["a probe without a verdict is released", "+f+f+f+f+f5+a+"],
  ["and the next failure doubles the current open time", "fffff5+a+f9-1+"],
  ["even after an earlier failed probe", "fffff5+f91+a+f99-2+"],
  ["time-outs count if no other call was answered", "1ttttt-"],
  ["and if the last answer was before", "1s1ttttt-"],
  ["but not if another call was answered meanwhile", "2fffsttttttttt+"],
  ["an answer to an older call closes the circuit during a slow probe", "fffff5+s+"],
  ["a probe that times out doubles the open time", "fffff5+t9-1+"],
  ["a call without a verdict is ignored", "ffffaaa+f-"],
  ["a late failure of an earlier call is ignored", "fffff4f-1+"],
  ["a late end of an earlier call releases no slot", "fffff4a-1+"],
])("%s", (_name, script) => {
  play(script);
});

test.each([
  ["zero while it is closed", "ffff", 0],
  ["the whole time when it opens", "fffff", 5_000],
  ["the remaining time", "fffff2", 3_000],
  ["zero when it is over", "fffff6", 0],
  ["zero while a probe is running", "fffff5+", 0],
])("the wait: %s", (_name, script, waitMs) => {
  expect(play(script).waitMs("a")).toBe(waitMs);
});

/**
 * Runs a script of clients A to D: A1 the client's request 1 failed, Ac its connection failed, A+
 * acquired, A- refused, As succeeded, Aa abandoned, 5 seconds that elapse.
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
  ["one client's requests open it only for that client", "A1 A2 A3 A4 A+ A5 A- B+ C+"],
  ["an answered call of another client closes it", "A1 A2 A3 A4 A5 B+ Bs A+"],
  ["a single failure of another client is not enough", "A1 A2 A3 A4 A5 B1 B1 A- B+ C+"],
  ["two failures of other clients open it for all", "A1 A2 A3 A4 A5 B1 C1 A- B- C- D-"],
  ["also two of one client", "A1 A2 A3 A4 A5 B1 B2 B- C-"],
  ["at most three of the five count per client", "A1 A2 A3 A4 B1 C+ B2 C-"],
  ["a failed connection belongs to no client and counts each time", "Ac Ac A1 Bc B+ Ac B- C-"],
  ["and for one client together with its requests", "A1 A2 A3 A4 Ac A- B+"],
  ["an answer restarts the count", "A1 A2 A3 A4 Bs A5 A6 A7 A8 A+"],
  ["failures older than five minutes do not count", "A1 A2 300 A3 A4 A5 A6 A+ A7 A-"],
  ["those within five minutes do", "A1 A2 299 A3 A4 A5 A-"],
  ["a client's probe does not affect others", "A1 A2 A3 A4 A5 5 B+ A+ A- B+"],
  ["and its failure doubles the open time for that client", "A1 A2 A3 A4 A5 5 A+ A6 9 A- B+ 1 A+"],
  ["other calls that end release no slot", "A1 A2 A3 A4 A5 5 A+ Ba A- Aa A+"],
  [
    "failures of other clients meanwhile open it for all",
    "A1 A2 A3 A4 A5 5 A+ B1 C1 A- B- 5 B+ A-",
  ],
  ["a late failure of that client is ignored", "A1 A2 A3 A4 A5 4 A6 A7 1 A+"],
])("%s", (_name, script) => {
  playClients(script);
});

test.each([
  ["the client with the failed probe waits the longer time", "A+ A1", "A", 10_000],
  ["another client does not wait", "A+ A1", "B", 0],
  ["nor does one that waits for another client's probe", "A+ A1 B+ C-", "C", 0],
])("the wait of a client: %s", (_name, script, client, waitMs) => {
  expect(playClients(`Ac Ac Ac Ac Ac 5 ${script}`).waitMs(client)).toBe(waitMs);
});

/** After five connection failures the circuit is open for all for five seconds. */
test.each([
  ["a failed probe request keeps it open only for its client", "A+ A1 A- B+"],
  ["the client's next probe may start after twice the time", "A+ A1 9 A- 1 A+"],
  ["other clients have one probe at a time", "A+ A1 B+ C- D- B-"],
  ["and an answer closes it for all", "A+ A1 B+ Bs A+ C+"],
  [
    "a failed request of another client opens it for all for the longer time",
    "A+ A1 B+ B1 A- B- C- 9 C- 1 C+",
  ],
  ["which is doubled again after the next probe", "A+ A1 B+ B1 10 C+ C1 A+ A2 19 B- C- D- 1 D+"],
  ["further failures of the first client do not", "A+ A1 10 A+ A2 B+ Bs A+"],
  ["but its wait doubles after each", "A+ A1 10 A+ A2 19 A- 1 A+ A3 39 A- 1 A+"],
  ["a probe with a failed connection opens it for all", "A+ Ac A- B- C- 9 B- 1 B+"],
  ["so does one after a failed request, for the current time", "A+ A1 B+ Bc A- B- C- 9 C- 1 C+"],
  ["a probe blocks other clients for at most ten seconds", "A+ 9 B- 1 A- B+ C- A- 9 C- 1 C+"],
  ["so do several released probes", "A+ 6 Aa A+ 3 Aa A+ B- 1 B+"],
  ["the time of another client's probe is separate", "A+ 6 Aa B+ 9 C- 1 C+"],
  ["a client that waits the longer time waits for a slow probe too", "A+ A1 9 B+ 9 A- 1 A+"],
  ["and does not start before its time is over", "A+ A1 10 A+ A2 B+ 10 A- C+"],
  ["a late failure of a slow probe counts", "A+ 10 B+ A1 B- C- B2 A- B- C- D-"],
  ["and does not release the other probe's slot", "A+ 10 B+ A1 A2 A3 A- C- Bs A+"],
  ["further late failures do not extend the time", "A+ 10 B+ A1 A2 A3 B2 9 C- 1 C+"],
  ["a late connection failure opens it for all", "A+ 10 B+ Ac A- B- C-"],
  ["the end of another client's call releases no slot", "A+ Ba B- C- Aa B+"],
  ["calls that end after the probe release no slot", "A+ A1 Aa A- B+"],
])("open for all: %s", (_name, script) => {
  playClients(`Ac Ac Bc Bc Cc D- 5 ${script}`);
});

/**
 * Simulates clients with a hundred requests per second. Five failures have opened the circuit for
 * all.
 */
function simulate(
  seconds: number,
  act: (breaker: Breaker, at: { readonly ms: number; readonly index: number }) => void,
): void {
  let nowMs = 0;
  const breaker = new Breaker(() => nowMs);
  for (let failures = 0; failures < 5; failures += 1) breaker.failed(`${failures}`, null);
  for (let index = 0; index < seconds * 100; index += 1) {
    nowMs = index * 10;
    act(breaker, { ms: nowMs, index });
  }
}

test.each<[string, (breaker: Breaker, ms: number) => void]>([
  ["fails immediately", (breaker) => breaker.failed("attacker", "poison")],
  ["fails differently each time", (breaker, ms) => breaker.failed("attacker", `${ms}`)],
  [
    "is given up after nine seconds",
    (breaker, ms) => ms % 9_000 === 0 && breaker.abandoned("attacker"),
  ],
  ["never ends", () => undefined],
])("a client whose every probe %s keeps no other client out for long", (_name, end) => {
  const answered: number[] = [];
  simulate(600, (breaker, { ms, index }) => {
    if (breaker.tryAcquire("attacker")) end(breaker, ms);
    if (index % 50 !== 7 || !breaker.tryAcquire("honest")) return;
    answered.push(ms);
    breaker.succeeded();
  });
  // The open time, and ten seconds of one probe.
  expect(answered[0]).toBeLessThan(15_600);
  expect(answered.length).toBeGreaterThan(1_165);
});

test.each([
  ["requests", 2, (client: string) => client],
  ["connections", 1, () => null],
])(
  "an upstream that is down is called a few times per period: its %s fail",
  (_what, perPeriod, faultOf) => {
    const calls: number[] = [];
    simulate(600, (breaker, { ms, index }) => {
      const client = `client ${index % 20}`;
      if (!breaker.tryAcquire(client)) return;
      calls.push(ms);
      breaker.failed(client, faultOf(client));
    });
    // Periods end after 5, 15, 35 and 75 seconds, then every minute.
    expect(calls).toHaveLength(12 * perPeriod);
  },
);

test("one client's requests never open the circuit for another client", () => {
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
