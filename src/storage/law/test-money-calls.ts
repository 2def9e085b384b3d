import { REPLY_LIFE_MS } from "../../core/ledger/decisions.ts";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { LawCall, World } from "./test-world.ts";
import type { LedgerModel } from "./test-model.ts";
import type { ModelKey } from "./test-model-settings.ts";
import { at } from "./test-names.ts";
import type { ClaimStep, MoneyStep } from "./test-steps.ts";

const HOUR_MS = 3_600_000;

type StepOf<Kind> = (MoneyStep | ClaimStep) & { readonly kind: Kind };

/** Returns the calls of a step about requests and entries; none if it has no object. */
export function moneyCalls(step: MoneyStep | ClaimStep, world: World): readonly LawCall[] {
  const { model, names, nowMs: atMs, owner } = world;
  switch (step.kind) {
    case "place":
      return place(step, world);
    case "mark": {
      const holds = holdsOf(model).filter((hold) => (hold.owner === owner) === step.isOwn);
      const requestId = pick(holds, step, model)?.requestId;
      const charge = nanoUsd(step.charge);
      return requestId === undefined ? [] : [["markProgress", { requestId, charge }]];
    }
    case "settle":
      return settle(step, world);
    case "settle-again":
      return settleAgain(step, world);
    case "post": {
      const account = at([...model.settings.accounts.keys()], step.account);
      return account === undefined ? [] : [["postEntry", names.entry(step, account, atMs)]];
    }
    case "claim":
      return claim(step, world);
    case "place-claimed": {
      const lone = at(names.loneClaims, step.request);
      if (lone === undefined) return [];
      const hold = names.hold(lone.requestId, lone, { amount: step.amount, atMs });
      return [["placeHold", { ...hold, withClaim: true }]];
    }
    case "release": {
      const own = model.claims.open.filter((open) => open.owner === owner);
      const found = at(own, step.claim);
      if (found === undefined) return [];
      const { accountId, keyHash, requestId } = found;
      return [["releaseReply", { accountId, keyHash, requestId }]];
    }
  }
}

function place(
  { key: which, amount, flaw, behind }: StepOf<"place">,
  { model, names, nowMs }: World,
): readonly LawCall[] {
  const key = at(usableKeys(model, nowMs), which);
  if (key === undefined) return [];
  const { id: keyId } = key;
  const others = [...model.settings.accounts.keys()].filter((id) => id !== key.accountId);
  const accountId = flaw === "other-account" ? others[0] : key.accountId;
  if (accountId === undefined) return [];
  const begun = names.requests.filter((id) => model.book.request(id) !== null);
  const known = flaw === "known-id" ? at(begun, amount) : undefined;
  const when = { amount, atMs: nowMs - behind * HOUR_MS };
  return [["placeHold", names.hold(known ?? names.request(), { accountId, keyId }, when)]];
}

function settle(
  { share, ending, hasReply, states, behind, ...which }: StepOf<"settle">,
  { model, names, nowMs, owner }: World,
): readonly LawCall[] {
  const own = holdsOf(model).filter((hold) => hold.owner === owner);
  const hold = pick(own, which, model);
  if (hold === undefined) return [];
  const { requestId, amount } = hold;
  const when = { charge: Math.ceil((amount * share) / 100), atMs: nowMs - behind * HOUR_MS };
  const settlement = names.settlement(requestId, ending, when);
  const claimed = model.claims.ofRequest(requestId, owner);
  const callStates = { keyId: hold.keyId, states: names.states(states) };
  const ended = { ...settlement, ...(states > 0 && { callStates }) };
  if (!hasReply || ending !== "finished" || claimed === undefined) return [["settle", ended]];
  const reply = { keyHash: claimed.keyHash, sealed: `sealed ${requestId}` };
  return [["settle", { ...ended, reply }]];
}

function settleAgain(
  { request, ending }: StepOf<"settle-again">,
  { model, names, nowMs: atMs, owner }: World,
): readonly LawCall[] {
  const requestId = at(names.requests, request);
  if (requestId === undefined || model.book.holds.get(requestId)?.owner === owner) return [];
  // The stores may or may not have deleted a reply of an earlier day.
  const storedAtMs = model.claims.stored(requestId)?.atMs ?? atMs;
  if (storedAtMs <= atMs - REPLY_LIFE_MS) return [];
  return [["settle", names.settlement(requestId, ending, { charge: 1, atMs })]];
}

function claim(
  { key: which, name, body, amount }: StepOf<"claim">,
  { model, names, nowMs: atMs }: World,
): readonly LawCall[] {
  const key = at(usableKeys(model, atMs), which);
  if (key === undefined) return [];
  const { accountId, id: keyId } = key;
  const requestId = names.request();
  const made = { accountId, keyHash: `n${name}`, bodyHash: `b${body}`, requestId, atMs };
  if (amount === null) {
    names.loneClaims.push({ ...made, keyId });
    return [["claimReply", made]];
  }
  const hold = names.hold(requestId, { accountId, keyId }, { amount, atMs });
  return [
    ["claimReply", made],
    ["placeHold", { ...hold, withClaim: true }],
  ];
}

/** Returns a hold by its number among these, or among those with a claim. */
function pick(
  holds: readonly OpenHold[],
  { hold: number, isClaimed }: { readonly hold: number; readonly isClaimed: boolean },
  { claims }: LedgerModel,
): OpenHold | undefined {
  const claimed = holds.filter((hold) => claims.ofRequest(hold.requestId, hold.owner));
  return at(isClaimed && claimed.length > 0 ? claimed : holds, number);
}

/** Returns the keys that are not revoked, or only just. */
function usableKeys({ settings }: LedgerModel, nowMs: number): readonly ModelKey[] {
  const keys = [...settings.keys.values()];
  return keys.filter(({ revokedAtMs }) => revokedAtMs === null || revokedAtMs === nowMs);
}

function holdsOf(model: LedgerModel): readonly OpenHold[] {
  return [...model.book.holds.values()];
}
