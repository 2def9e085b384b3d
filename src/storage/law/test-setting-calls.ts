import type { CustomerKeyChange } from "../../core/ledger/customer-keys.ts";
import type { AccountUpdate, KeyUpdate } from "../../core/ledger/settings.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { LawCall, World } from "./test-world.ts";
import { at, termsOf, type LawNames } from "./test-names.ts";
import type { SettingStep } from "./test-steps.ts";

const HOUR_MS = 3_600_000;
const KEYS_MAX = 6;

type StepOf<Kind> = SettingStep & { readonly kind: Kind };

/** Returns the calls of a step about accounts and keys; none if it has no object. */
export function settingCalls(step: SettingStep, world: World): readonly LawCall[] {
  const { model, names, nowMs: atMs } = world;
  switch (step.kind) {
    case "budget":
      return budget(step, world);
    case "key-made":
      return makeKey(step, world);
    case "customer-key":
      return customerKey(step, world);
    case "account-text":
    case "account-state": {
      const id = at([...model.settings.accounts.keys()], step.account);
      return id === undefined
        ? []
        : [["updateAccount", { id, ...accountChange(step, names), atMs }]];
    }
    case "revoke":
    case "rotate": {
      const id = at([...model.settings.keys.keys()], step.key);
      if (id === undefined) return [];
      if (step.kind === "revoke") return [["revokeKey", { id, atMs }]];
      const overlapEndsAtMs = atMs + step.hours * HOUR_MS;
      return [["rotateKey", { id, hash: names.hash(), overlapEndsAtMs, atMs }]];
    }
    default: {
      const id = at([...model.settings.keys.keys()], step.key);
      return id === undefined ? [] : [["updateKey", { id, ...keyChange(step, world), atMs }]];
    }
  }
}

function budget(
  { of, which, budget: change, behind }: StepOf<"budget">,
  { model, nowMs }: World,
): readonly LawCall[] {
  const atMs = nowMs - behind * HOUR_MS;
  if (of === "account") {
    const account = at([...model.settings.accounts.values()], which);
    if (account === undefined) return [];
    const terms = termsOf(change, account.budget);
    return [["updateAccount", { id: account.id, budget: terms, atMs }]];
  }
  const key = at([...model.settings.keys.values()], which);
  if (key === undefined) return [];
  return [["updateKey", { id: key.id, budget: termsOf(change, key.budget), atMs }]];
}

function makeKey(
  { account, isTaken, ...bounds }: StepOf<"key-made">,
  { model, names, nowMs: atMs }: World,
): readonly LawCall[] {
  const accountId = at([...model.settings.accounts.keys()], account);
  const keys = [...model.settings.keys.values()];
  const usable = keys.filter(({ revokedAtMs }) => revokedAtMs === null);
  if (accountId === undefined || (usable.length >= KEYS_MAX && !isTaken)) return [];
  const number = isTaken ? 1 : keys.length + 1;
  return [["createKey", names.key(number, accountId, { ...bounds, atMs })]];
}

function customerKey(
  { caller, key, what, activeMax, hours }: StepOf<"customer-key">,
  { model, names, nowMs: atMs }: World,
): readonly LawCall[] {
  const keys = [...model.settings.keys.values()];
  const by = at(keys, caller);
  const id = at(keys, key)?.id;
  if (by === undefined || id === undefined) return [];
  if (what === "create" && keys.filter((one) => one.revokedAtMs === null).length >= KEYS_MAX) {
    return [];
  }
  const { accountId } = by;
  const inHours = (count: number) => atMs + count * HOUR_MS;
  const expiresAtMs = hours === null ? null : inHours(hours);
  const change = (): CustomerKeyChange => {
    switch (what) {
      case "create": {
        const number = keys.length + 1;
        const bounds = { limit: null, budget: null, atMs };
        const {
          accountId: _,
          madeBy: _by,
          atMs: _at,
          ...made
        } = names.key(number, accountId, bounds);
        return { kind: "create", key: { ...made, expiresAtMs } };
      }
      case "update":
        return { kind: "update", update: { id, expiresAtMs } };
      case "rotate": {
        const overlapEndsAtMs = inHours(hours ?? 1);
        return { kind: "rotate", rotation: { id, hash: names.hash(), overlapEndsAtMs } };
      }
      case "revoke":
        return { kind: "revoke", id };
    }
  };
  // Some callers have the secret before a rotation.
  const callerHash = (activeMax === 5 ? by.previousHash : null) ?? by.hash;
  const request = { accountId, callerId: by.id, callerHash, activeMax, change: change(), atMs };
  return [["changeCustomerKey", request]];
}

function accountChange(
  step: StepOf<"account-text" | "account-state">,
  names: LawNames,
): Omit<AccountUpdate, "id" | "atMs"> {
  if (step.kind === "account-state") return { state: step.state };
  const text = names.text();
  const details = { externalId: text, metadata: { text } };
  return { name: { name: text }, plan: { planId: text }, details: { details } }[step.what];
}

function keyChange(
  step: StepOf<"key-limit" | "key-expiry" | "key-label">,
  { names, nowMs }: World,
): Omit<KeyUpdate, "id" | "atMs"> {
  switch (step.kind) {
    case "key-limit":
      return { spendingLimit: step.limit === null ? null : nanoUsd(step.limit) };
    case "key-expiry":
      return { expiresAtMs: step.hours === null ? null : nowMs + step.hours * HOUR_MS };
    case "key-label": {
      const text = names.text();
      return { label: text, models: [text], unlistedFields: step.unlistedFields };
    }
  }
}
