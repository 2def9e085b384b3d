import type { Script } from "./ledger-script.ts";

/** Scripts on a balance of 100 and a key without a limit: incomplete replies and their repeats. */
export const brokenReplies: readonly Script[] = [
  [
    "a request with an incomplete reply runs again, and its charge is reversed when the repeat is settled",
    `
      claim   c1 b1 h1  claimed          100 0
      place   h1 40     placed           60 40
      break   h1 15     settled          85 0
      claim   c1 b2 h2  mismatch         85 0
      claim   c1 b1 h2  claimed          85 0
      claim   c1 b1 h3  in-flight        85 0
      place   h2 40     placed           45 40
      settle  h2 10 c1  settled          90 0
      settle  h2 10 c1  gone             90 0
      claim   c1 b1 h3  stored:h2        90 0`,
  ],
  [
    "of several incomplete replies the last one is charged, until one is complete",
    `
      claim   c1 b1 h1  claimed   100 0
      place   h1 40     placed    60 40
      break   h1 15     settled   85 0
      claim   c1 b1 h2  claimed   85 0
      place   h2 40     placed    45 40
      break   h2 20     settled   80 0
      claim   c1 b1 h3  claimed   80 0
      place   h3 40     placed    40 40
      settle  h3 10 c1  settled   90 0`,
  ],
  [
    "a repeat that was refused or failed leaves the charge to the next one",
    `
      claim    c1 b1 h1  claimed                 100 0
      place    h1 40     placed                  60 40
      break    h1 15     settled                 85 0
      claim    c1 b1 h2  claimed                 85 0
      place    h2 40     placed                  45 40
      fail     h2        settled                 85 0
      claim    c1 b1 h3  claimed                 85 0
      place    h3 99     insufficient:balance:85 85 0
      release  c1 h3     released                85 0
      release  c1 h3     released                85 0
      claim    c1 b2 h4  mismatch                85 0
      claim    c1 b1 h4  claimed                 85 0
      place    h4 40     placed                  45 40
      settle   h4 10 c1  settled                 90 0`,
  ],
  [
    "a repeat that was killed is not charged either",
    `
      claim   c1 b1 h1  claimed   100 0
      place   h1 40     placed    60 40
      break   h1 15     settled   85 0
      kill                        85 0
      claim   c1 b1 h2  claimed   85 0
      place   h2 40     placed    45 40
      mark    h2 7      marked    45 40
      kill                        78 0
      claim   c1 b1 h3  claimed   85 0
      place   h3 40     placed    45 40
      settle  h3 10 c1  settled   90 0
      kill                        90 0
      claim   c1 b1 h4  stored:h3 90 0`,
  ],
  [
    "a complete repeat that is not stored also reverses the charge",
    `
      claim   c1 b1 h1  claimed   100 0
      place   h1 40     placed    60 40
      break   h1 15     settled   85 0
      claim   c1 b1 h2  claimed   85 0
      place   h2 40     placed    45 40
      settle  h2 10     settled   90 0
      claim   c1 b2 h3  claimed   90 0`,
  ],
  [
    "after a day a repeat is another request",
    `
      claim   c1 b1 h1     claimed   100 0
      place   h1 40        placed    60 40
      break   h1 15        settled   85 0
      claim   c1 b2 h2 24  claimed   85 0
      place   h2 40        placed    45 40
      settle  h2 10 c1     settled   75 0`,
  ],
  [
    "the charge of an incomplete reply without a claim stays",
    `
      place   h1 40     placed    60 40
      break   h1 15     settled   85 0
      claim   c1 b1 h2  claimed   85 0
      place   h2 40     placed    45 40
      settle  h2 10 c1  settled   75 0`,
  ],
];
