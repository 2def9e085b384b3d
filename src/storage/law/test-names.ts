import type { CallState } from "../../core/ledger/call-states.ts";
import type { NewKey } from "../../core/ledger/accounts.ts";
import type { BudgetTerms } from "../../core/ledger/budget.ts";
import type { HoldRequest, ReplyClaim, Settlement } from "../../core/ledger/store.ts";
import type { OperatorEntry } from "../../core/ledger/operator-entry.ts";
import { exampleHold, exampleSettlement } from "../../core/ledger/test-requests.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { StoreArgument } from "../shared/calling-store.ts";
import type { BudgetChange, Ending, MoneyStep, Start } from "./test-steps.ts";

const STARTED_CHARGE = 3;
const statuses = { finished: 200, broken: 200, failed: 503, "client-gone": 200 } as const;

const protocols = ["chat", "messages", "responses"] as const;

/** A claim that was made without a hold, and the key of its request. */
type LoneClaim = ReplyClaim & { readonly keyId: string };

/**
 * The names of one sequence, and the arguments that have them. Requests differ in every field, so
 * that a column with the value of another one or of another request is noticed.
 */
export class LawNames {
  readonly requests: string[] = [];
  /** The secrets of keys, hashed. */
  readonly hashes = new Set<string>();
  readonly loneClaims: LoneClaim[] = [];
  readonly #entries: OperatorEntry[] = [];
  readonly #prefix: string;
  #texts = 0;

  /** `prefix` keeps the names of the sequences on one database apart. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Returns the name of an account or a key. */
  of(what: "a" | "k", number: number): string {
    return `${this.#prefix}${what}${number}`;
  }

  /** Returns a new text. */
  text(): string {
    return `${this.#prefix}text ${(this.#texts += 1)}`;
  }

  /** Returns a new secret of a key, hashed. */
  hash(): string {
    const hash = this.text();
    this.hashes.add(hash);
    return hash;
  }

  account(
    number: number,
    { balance, budget }: Start["accounts"][number],
    atMs: number,
  ): StoreArgument<"createAccount"> {
    const id = this.of("a", number);
    const of = { id, name: `name of ${id}`, planId: "plan", actor: "setup", atMs };
    return { ...of, balance: nanoUsd(balance), budget: termsOf(budget, null) };
  }

  key(
    number: number,
    accountId: string,
    { limit, budget, atMs }: Omit<Start["keys"][number], "account"> & { readonly atMs: number },
  ): NewKey {
    const of = { id: this.of("k", number), accountId, hash: this.hash(), models: null };
    const label = number % 2 === 0 ? null : `label ${number}`;
    const spendingLimit = limit === null ? null : nanoUsd(limit);
    const unlistedFields = number % 3 === 0 ? ("ignore" as const) : null;
    const rest = { budget: termsOf(budget, null), expiresAtMs: null, unlistedFields, atMs };
    return { ...of, label, spendingLimit, ...rest };
  }

  /** Returns the id of a new request. */
  request(): string {
    const id = `${this.#prefix}h${this.requests.length + 1}`;
    this.requests.push(id);
    return id;
  }

  /** Returns the states of as many new calls. */
  states(count: number): readonly CallState[] {
    return Array.from({ length: count }, () => {
      const name = this.text();
      return { name, sealed: `sealed ${name}` };
    });
  }

  hold(
    requestId: string,
    { accountId, keyId }: Pick<HoldRequest, "accountId" | "keyId">,
    { amount, atMs }: { readonly amount: number; readonly atMs: number },
  ): HoldRequest {
    const number = this.requests.indexOf(requestId);
    const protocol = protocols[number % 3] ?? "chat";
    return {
      ...exampleHold,
      requestId,
      accountId,
      keyId,
      amount: nanoUsd(amount),
      startedCharge: nanoUsd(STARTED_CHARGE),
      model: `test/m${number % 3}`,
      protocol,
      stream: number % 3 === 0,
      facts: number % 2 === 0 ? null : { agentSession: `session-${number % 4}`, agent: "agent" },
      atMs,
    };
  }

  settlement(
    requestId: string,
    outcome: Ending,
    { charge, atMs }: { readonly charge: number; readonly atMs: number },
  ): Settlement {
    const number = this.requests.indexOf(requestId) + 1;
    const isCalled = outcome !== "failed";
    return {
      ...exampleSettlement,
      requestId,
      charge: nanoUsd(charge),
      usage: {
        promptTokens: number,
        completionTokens: number + 1,
        cachedTokens: number % 3,
        cacheWriteTokens: number % 4,
        ...(number % 4 === 3 && { cacheWrite1hTokens: 2 }),
        reasoningTokens: number % 5,
      },
      estimated: outcome === "broken",
      cost: isCalled ? nanoUsd(number) : null,
      upstream: isCalled ? `sandbox:${number % 2}` : null,
      vendorCost: number % 2 === 0 ? null : `0.${number}`,
      status: statuses[outcome],
      outcome,
      upstreams: isCalled
        ? [{ kind: "sandbox", model: `m${number}`, status: 200, ms: number }]
        : [],
      ...(number % 4 === 1 && { reportedUsage: { promptTokens: 0 - number, totalTokens: 0.5 } }),
      atMs,
    };
  }

  entry(
    { entry: kind, account, amount, hasNote, isRepeat, reference }: PostStep,
    accountId: string,
    atMs: number,
  ): OperatorEntry {
    const repeated = isRepeat ? at(this.#entries, account) : undefined;
    const entry = {
      id: repeated?.id ?? `${this.#prefix}e${this.#entries.length + 1}`,
      reference: reference === null ? null : `R${reference}`,
      accountId,
      kind,
      amount: nanoUsd(kind === "correction" ? amount : Math.abs(amount)),
      note: hasNote ? "a note" : null,
      actor: `who posts a ${kind}`,
      atMs,
    };
    this.#entries.push(entry);
    return entry;
  }
}

type PostStep = MoneyStep & { readonly kind: "post" };

/** Returns the element with this number, counted around; undefined if there is none. */
export function at<Value>(all: readonly Value[], number: number): Value | undefined {
  return all[number % all.length];
}

/** Returns the terms of a budget after a change. */
export function termsOf(change: BudgetChange, before: BudgetTerms | null): BudgetTerms | null {
  if (change === null) return null;
  const period = change.period === "same" ? (before?.period ?? "day") : change.period;
  const { resetsOn, timeZone } = change;
  return {
    limit: nanoUsd(change.limit),
    period,
    ...(timeZone !== undefined && { timeZone }),
    ...(resetsOn !== undefined && { resetsOn: period === "day" ? 1 : resetsOn }),
  };
}
