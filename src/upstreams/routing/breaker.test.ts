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
  expect(play(script).waitMs("a")).toBe(waitMs);
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

test.each([
  ["the client whose probe failed waits for the longer time", "A+ A1", "A", 10_000],
  ["another one not at all", "A+ A1", "B", 0],
  ["nor one that waits for another's probe", "A+ A1 B+ C-", "C", 0],
])("the wait of a client: %s", (_name, script, client, waitMs) => {
  expect(playClients(`Ac Ac Ac Ac Ac 5 ${script}`).waitMs(client)).toBe(waitMs);
});

/** Five connections fail at first: the circuit is open for all for five seconds. */
test.each([
  ["a probe whose request fails keeps it shut to its client alone", "A+ A1 A- B+"],
  ["whose next probe may start after twice the time", "A+ A1 9 A- 1 A+"],
  ["for another client one probe at a time", "A+ A1 B+ C- D- B-"],
  ["and an answer closes it to nobody", "A+ A1 B+ Bs A+ C+"],
  [
    "another client's request that fails opens it for all for the longer time",
    "A+ A1 B+ B1 A- B- C- 9 C- 1 C+",
  ],
  ["which is longer again after the next probe", "A+ A1 B+ B1 10 C+ C1 A+ A2 19 B- C- D- 1 D+"],
  ["further ones of the first client do not", "A+ A1 10 A+ A2 B+ Bs A+"],
  ["but it waits for longer after each", "A+ A1 10 A+ A2 19 A- 1 A+ A3 39 A- 1 A+"],
  ["a probe whose connection fails opens it for all", "A+ Ac A- B- C- 9 B- 1 B+"],
  [
    "so does one after a request that failed, for the time it had",
    "A+ A1 B+ Bc A- B- C- 9 C- 1 C+",
  ],
  ["a probe of ten seconds keeps no other client's out", "A+ 9 B- 1 A- B+ C- A- 9 C- 1 C+"],
  ["nor do several that were given back", "A+ 6 Aa A+ 3 Aa A+ B- 1 B+"],
  ["the time of another client's is its own", "A+ 6 Aa B+ 9 C- 1 C+"],
  ["a client that waits for its longer time does not pass a slow probe", "A+ A1 9 B+ 9 A- 1 A+"],
  ["nor one before its time is over", "A+ A1 10 A+ A2 B+ 10 A- C+"],
  ["a slow one that fails late counts", "A+ 10 B+ A1 B- C- B2 A- B- C- D-"],
  ["and leaves the other probe its slot", "A+ 10 B+ A1 A2 A3 A- C- Bs A+"],
  ["further late ones lengthen nothing", "A+ 10 B+ A1 A2 A3 B2 9 C- 1 C+"],
  ["a connection that fails late opens it for all", "A+ 10 B+ Ac A- B- C-"],
  ["another client's end gives no slot back", "A+ Ba B- C- Aa B+"],
  ["what ends after the probe gives nothing back", "A+ A1 Aa A- B+"],
])("open for all: %s", (_name, script) => {
  playClients(`Ac Ac Bc Bc Cc D- 5 ${script}`);
});

/** Clients that ask a hundred times a second; five failures have opened the circuit for all. */
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
  ["fails at once", (breaker) => breaker.failed("attacker", "poison")],
  ["fails each time in another way", (breaker, ms) => breaker.failed("attacker", `${ms}`)],
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
  // The time it is open, and ten seconds of one probe.
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
