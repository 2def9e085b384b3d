import { it } from "vitest";
import type { TestLedger } from "./test-ledger.ts";
import { brokenReplies } from "./broken-reply-scripts.ts";
import { openAccount, runScript, type Script } from "./ledger-script.ts";

/** Scripts on a balance of 100 and a key without a limit. */
const onePurse: readonly Script[] = [
  [
    "a hold reduces the available amount, its settlement the balance",
    `
      place   h1 40  placed           60 40
      settle  h1 15  settled          85 0
      settle  h1 15  gone             85 0
      settle  h2 15  gone             85 0`,
  ],
  [
    "a hold that does not fit is refused with the available amount",
    `
      place   h1 100  placed                  0 100
      place   h2 1    insufficient:balance:0  0 100
      settle  h1 99   settled                 1 0
      place   h3 2    insufficient:balance:1  1 0
      place   h4 1    placed                  0 1`,
  ],
  [
    "a hold of zero passes on an empty balance",
    `
      place   h1 100  placed   0 100
      place   h2 0    placed   0 100
      settle  h2 0    settled  0 100`,
  ],
  [
    "a charge above the hold is reduced to it",
    `
      place   h1 40  placed   60 40
      settle  h1 41  settled  60 0`,
  ],
  [
    "a request id is held once, and never again",
    `
      place   h1 10   placed                90 10
      place   h1 10   duplicate-request-id  90 10
      place   h1 999  duplicate-request-id  90 10
      settle  h1 10   settled               90 0
      place   h1 10   duplicate-request-id  90 0`,
  ],
  [
    "a request of a killed process is free if the upstream had not answered",
    `
      place   h1 40  placed           60 40
      kill                            100 0
      settle  h1 15  gone             100 0
      place   h1 15  duplicate-request-id  100 0`,
  ],
  [
    "and costs the known amount owed if it had",
    `
      place   h1 40   placed           60 40
      mark    h1 7    marked           60 40
      mark    h1 12   marked           60 40
      place   h2 20   placed           40 60
      mark    h2 999  marked           40 60
      kill                             68 0
      settle  h1 15   gone             68 0`,
  ],
  [
    "a charge is reversed, once, if its client got a failure",
    `
      place   h1 40  placed           60 40
      settle  h1 15  settled          85 0
      fail    h1     already-settled  100 0
      fail    h1     already-settled  100 0`,
  ],
  [
    "so is that of a request that was taken for killed",
    `
      place   h1 40  placed           60 40
      mark    h1 12  marked           60 40
      kill                            88 0
      settle  h1 15  gone             88 0
      fail    h1     already-settled  100 0
      fail    h1     already-settled  100 0`,
  ],
  [
    "its charge is reversed once, whether its failure or its repeat comes first",
    `
      claim   c1 b1 h1  claimed          100 0
      place   h1 40     placed           60 40
      mark    h1 12     marked           60 40
      claim   c2 b2 h2  claimed          60 40
      place   h2 40     placed           20 80
      mark    h2 7      marked           20 80
      kill                               81 0
      claim   c1 b1 h3  claimed          93 0
      fail    h1        already-settled  93 0
      fail    h2        already-settled  100 0
      claim   c2 b2 h4  claimed          100 0
      place   h4 40     placed           60 40
      settle  h4 10 c2  settled          90 0
      fail    h2        already-settled  90 0`,
  ],
  [
    "a charge with a stored reply stays, even if the client got a failure",
    `
      claim   c1 b1 h1  claimed          100 0
      place   h1 40     placed           60 40
      settle  h1 15 c1  settled          85 0
      fail    h1        already-settled  85 0
      claim   c1 b1 h2  stored:h1        85 0`,
  ],
  [
    "a mark never reduces the amount owed",
    `
      place   h1 40  placed  60 40
      mark    h1 1   marked  60 40
      place   h2 40  placed  20 80
      mark    h2 12  marked  20 80
      mark    h2 7   marked  20 80
      place   h3 2   placed  18 82
      mark    h3 0   marked  18 82
      kill                   83 0`,
  ],
  [
    "a mark without a hold has no effect",
    `
      mark    h1 7   marked   100 0
      place   h1 40  placed   60 40
      settle  h1 15  settled  85 0
      mark    h1 20  marked   85 0
      kill                    85 0`,
  ],
  [
    "a refund returns credit that is neither spent nor held, and an entry counts once",
    `
      place   h1 40   placed           60 40
      refund  e1 61   insufficient:60  60 40
      refund  e2 60   posted           0 40
      top-up  e3 5    posted           5 40
      top-up  e3 5    posted           5 40
      settle  h1 40   settled          5 0`,
  ],
  [
    "a reference posts once per kind, whatever the entry's own id",
    `
      top-up   e1 5   r1        posted           105 0
      top-up   e2 5   r1        posted           105 0
      top-up   e3 6   r1        mismatch:amount  105 0
      top-up   e4 5   r1 again  mismatch:note    105 0
      top-up   e5 5   r2 again  posted           110 0
      top-up   e6 5   r2 again  posted           110 0
      top-up   e7 5   r2        mismatch:note    110 0
      refund   e8 5   r1        posted           105 0
      correct  e9 5   r1        posted           110 0
      correct  e0 -5  r1        mismatch:amount  110 0
      correct  e0 5   r1        posted           110 0
      kill                                       110 0
      correct  e0 5   r1        posted           110 0
      refund   e9 5   r1        posted           110 0`,
  ],
  [
    "a correction has either sign, and never uses a held amount",
    `
      place    h1 40   placed           60 40
      correct  e1 -61  insufficient:60  60 40
      correct  e2 -60  posted           0 40
      correct  e3 7    posted           7 40
      settle   h1 40   settled          7 0`,
  ],
  [
    "a stored reply answers its repeats for a day",
    `
      claim   c1 b1 h1     claimed   100 0
      place   h1 40        placed    60 40
      claim   c1 b1 h2     in-flight 60 40
      claim   c1 b2 h2     mismatch  60 40
      settle  h1 15 c1     settled   85 0
      claim   c1 b1 h2     stored:h1 85 0
      claim   c1 b2 h2     mismatch  85 0
      claim   c2 b1 h2     claimed   85 0
      kill                           85 0
      claim   c1 b1 h3 23  stored:h1 85 0
      claim   c1 b2 h3 24  claimed   85 0
      claim   c1 b1 h4 24  mismatch  85 0
      claim   c1 b2 h4 24  in-flight 85 0
      place   h3 40        placed    45 40
      settle  h3 15 c1     settled   70 0
      claim   c1 b2 h4 24  stored:h3 70 0`,
  ],
  [
    "no reply is replayed after a day, however many have expired with it",
    `
      claim   c1 b1 h1     claimed   100 0
      place   h1 1         placed    99 1
      settle  h1 1 c1      settled   99 0
      claim   c2 b1 h2     claimed   99 0
      place   h2 1         placed    98 1
      settle  h2 1 c2      settled   98 0
      claim   c3 b1 h3     claimed   98 0
      place   h3 1         placed    97 1
      settle  h3 1 c3      settled   97 0
      claim   c4 b1 h4     claimed   97 0
      place   h4 1         placed    96 1
      settle  h4 1 c4      settled   96 0
      claim   c5 b1 h5     claimed   96 0
      place   h5 1         placed    95 1
      settle  h5 1 c5      settled   95 0
      claim   c6 b1 h6     claimed   95 0
      place   h6 1         placed    94 1
      settle  h6 1 c6      settled   94 0
      claim   c6 b1 h7 24  claimed   94 0
      claim   c5 b1 h8 24  claimed   94 0
      claim   c6 b1 h9 24  in-flight 94 0`,
  ],
  [
    "a claim whose hold was refused is free after its release",
    `
      claim    c1 b1 h1  claimed                  100 0
      place    h1 101    insufficient:balance:100 100 0
      claim    c1 b1 h2  in-flight                100 0
      release  c1 h1     released                 100 0
      claim    c1 b2 h2  claimed                  100 0
      release  c1 h1     released                 100 0
      claim    c1 b2 h3  in-flight                100 0`,
  ],
  [
    "releasing a stored reply keeps it",
    `
      claim    c1 b1 h1  claimed    100 0
      place    h1 40     placed     60 40
      settle   h1 15 c1  settled    85 0
      release  c1 h1     released   85 0
      claim    c1 b1 h2  stored:h1  85 0`,
  ],
  [
    "a reply is stored only under its own key",
    `
      claim    c1 b1 h1  claimed    100 0
      claim    c2 b1 h2  claimed    100 0
      place    h1 40     placed     60 40
      settle   h1 15 c2  settled    85 0
      claim    c1 b1 h3  in-flight  85 0
      claim    c2 b1 h3  in-flight  85 0
      place    h2 40     placed     45 40
      settle   h2 15 c2  settled    70 0
      claim    c2 b1 h3  stored:h2  70 0`,
  ],
];

/** Scripts on a balance of 100 and a key with a spending limit of 50. */
const oneLimitedKey: readonly Script[] = [
  [
    "a key's spending limit applies in addition to the balance",
    `
      place   h1 30  placed               70 30
      place   h2 21  insufficient:key:20  70 30
      place   h2 20  placed               50 50
      settle  h1 10  settled              70 20
      place   h3 21  insufficient:key:20  70 20
      settle  h2 20  settled              70 0
      place   h4 20  placed               50 20
      settle  h4 20  settled              50 0
      place   h5 1   insufficient:key:0   50 0
      top-up  e1 99  posted               149 0
      place   h5 1   insufficient:key:0   149 0`,
  ],
  [
    "a reversal also frees the key's spending limit",
    `
      claim   c1 b1 h1  claimed  100 0
      place   h1 50     placed   50 50
      mark    h1 50     marked   50 50
      kill                       50 0
      claim   c1 b1 h2  claimed  100 0
      place   h2 50     placed   50 50`,
  ],
  [
    "so does the reversal for an incomplete reply",
    `
      claim    c1 b1 h1  claimed              100 0
      place    h1 50     placed               50 50
      break    h1 40     settled              60 0
      claim    c1 b1 h2  claimed              60 0
      place    h2 10     placed               50 10
      settle   h2 10 c1  settled              90 0
      place    h3 41     insufficient:key:40  90 0
      place    h3 40     placed               50 40`,
  ],
  [
    "the amount owed by a killed request counts toward its key's limit",
    `
      place   h1 50  placed               50 50
      mark    h1 20  marked               50 50
      kill                                80 0
      place   h2 31  insufficient:key:30  80 0
      place   h2 30  placed               50 30`,
  ],
  [
    "a revoked key places no further holds, but its open holds are settled",
    `
      place   h1 30   placed       70 30
      revoke  nobody  unknown      70 30
      revoke  key     revoked      70 30
      place   h2 1    key-revoked  70 30
      settle  h1 10   settled      90 0`,
  ],
];

/**
 * Tests the effect of holds, settlements, entries, claims and crashes on the ledger, as scripts.
 */
export function scripts(ledger: () => TestLedger): void {
  it.each([...onePurse, ...brokenReplies])("%s", async (_, script) => {
    await openAccount(ledger().store, 100);
    await runScript(script, ledger());
  });

  it.each(oneLimitedKey)("%s", async (_, script) => {
    await openAccount(ledger().store, 100, 50);
    await runScript(script, ledger());
  });
}
