import type { ProtocolName } from "../../../src/protocols/protocol.ts";
import { judgeBody, type Verdict } from "./judge.ts";
import { mutateBody, writeBody } from "./mutate.ts";
import { Random } from "./random.ts";
import { seedBodies } from "./seeds.ts";

/** A mutated body and the protocol that it is meant for. */
export interface MutatedBody {
  readonly protocol: ProtocolName;
  readonly text: string;
}

/** Endless mutated bodies, the same ones for the same seed. */
export function* mutateBodies(seed: number): Generator<MutatedBody, never> {
  const random = new Random(seed);
  while (true) {
    const protocol = random.pick(["chat", "messages"] as const);
    yield { protocol, text: writeBody(random, mutateBody(random, seedBodies[protocol])) };
  }
}

export interface MutationFigures {
  readonly bodies: number;
  readonly outcomes: Readonly<Record<Verdict["outcome"], number>>;
  /** The first few bodies that were answered incorrectly. */
  readonly faults: readonly string[];
}

const FAULTS_MAX = 10;

/** Checks `count` mutated bodies in this process. */
export function judgeMutations(count: number, seed: number): MutationFigures {
  const outcomes = {
    accepted: 0,
    "refused by the contract": 0,
    "refused by its meaning": 0,
    "no JSON": 0,
  };
  const faults: string[] = [];
  const bodies = mutateBodies(seed);
  for (let at = 0; at < count; at += 1) {
    const { protocol, text } = bodies.next().value;
    const { outcome, fault } = judgeBody(protocol, text);
    outcomes[outcome] += 1;
    if (fault === null || faults.length >= FAULTS_MAX) continue;
    faults.push(`${protocol} body ${at} of seed ${seed}: ${fault}\n${text.slice(0, 2_000)}`);
  }
  return { bodies: count, outcomes, faults };
}
