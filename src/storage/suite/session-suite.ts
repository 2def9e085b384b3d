import { expect, it } from "vitest";
import type { SessionQuery } from "../../core/ledger/reports.ts";
import type { RequestFacts } from "../../core/ledger/request-record.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import {
  ACCOUNT,
  COST,
  KEY,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
} from "./ledger-script.ts";
import type { TestLedger } from "./test-ledger.ts";

const OTHER = "other";

/** Opens two accounts and settles requests of two agent sessions, one of which both accounts use. */
async function fill(store: Store): Promise<void> {
  await openAccount(store, 1_000);
  await store.createKey(newKey({ id: "k2" }));
  const account = { id: OTHER, name: "Other", planId: "plan", balance: nanoUsd(100), atMs: NOW };
  await store.createAccount(account);
  await store.createKey(newKey({ id: "k3", accountId: OTHER }));
  const a = { agentSession: "a", agent: "claude-cli" };
  const b = { agentSession: "b" };
  const requests: readonly (readonly [string, string, string, RequestFacts | null, number])[] = [
    ["h1", ACCOUNT, KEY, a, 1],
    ["h2", ACCOUNT, KEY, b, 2],
    ["h3", ACCOUNT, "k2", a, 3],
    ["h4", ACCOUNT, KEY, null, 4],
    ["h5", OTHER, "k3", a, 5],
  ];
  for (const [id, accountId, keyId, facts, at] of requests) {
    const hold = newHold(id, 40, { accountId, keyId, facts, atMs: NOW + at });
    await store.placeHold(hold);
    await store.settle(newSettlement(id, 10 + at, { atMs: NOW + at }));
  }
}

/** Tests the facts of requests. */
export function facts(ledger: () => TestLedger): void {
  it("facts are those of a request's record while it runs and after its end", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const own = { agentSession: "s-1", agent: "claude-cli" };
    await store.placeHold(newHold("h1", 40, { facts: own }));
    expect(await store.showRequest("h1")).toMatchObject({ outcome: null, ...own });
    await store.settle(newSettlement("h1", 15));
    expect(await store.showRequest("h1")).toMatchObject({ outcome: "finished", ...own });
  });

  it("facts of a killed request are kept", async () => {
    const { store, kill } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40, { facts: { agentSession: "s-1" } }));
    const next = await kill();
    ledger().store = next;
    expect(await next.showRequest("h1")).toMatchObject({ outcome: "killed", agentSession: "s-1" });
  });
}

/** Tests the sums of agent sessions. */
export function sessions(ledger: () => TestLedger): void {
  const listed = async (query: Partial<SessionQuery> = {}) => {
    const page = await ledger().store.listSessions({ limit: 9, ...query });
    return page.sessions.map(({ accountId, agentSession, requests, charge }) =>
      [accountId, agentSession, requests, charge].join(" "),
    );
  };

  it("a session has the sums of its requests in an account", async () => {
    const { store } = ledger();
    await fill(store);
    const { sessions: found, next } = await store.listSessions({ accountId: ACCOUNT, limit: 9 });
    expect(next).toBeNull();
    expect(found).toEqual([
      {
        accountId: ACCOUNT,
        agentSession: "a",
        agent: "claude-cli",
        requests: 2,
        promptTokens: 22,
        completionTokens: 14,
        charge: 24,
        cost: 2 * COST,
        requestsWithoutCost: 0,
        firstMs: NOW + 1,
        lastMs: NOW + 3,
      },
      expect.objectContaining({ agentSession: "b", agent: null, requests: 1, charge: 12 }),
    ]);
  });

  it("sessions are listed by their last request, and narrowed by each filter", async () => {
    await fill(ledger().store);
    const both = ["other a 1 15", "acct a 2 24", "acct b 1 12"];
    expect(await listed()).toEqual(both);
    expect(await listed({ agentSession: "a" })).toEqual(both.slice(0, 2));
    expect(await listed({ agentSession: "A" })).toEqual([]);
    expect(await listed({ keyId: "k2" })).toEqual(["acct a 1 13"]);
    expect(await listed({ model: "test/model", accountId: OTHER })).toEqual(["other a 1 15"]);
    expect(await listed({ model: "other/model" })).toEqual([]);
    expect(await listed({ upstream: "nothing" })).toEqual([]);
    expect(await listed({ fromMs: NOW + 2, toMs: NOW + 5 })).toEqual([
      "acct a 1 13",
      "acct b 1 12",
    ]);
  });

  it("pages of sessions follow each other", async () => {
    const { store } = ledger();
    await fill(store);
    const first = await store.listSessions({ limit: 2 });
    expect(first.sessions.map(({ accountId }) => accountId)).toEqual([OTHER, ACCOUNT]);
    expect(first.next).toEqual({ lastMs: NOW + 3, accountId: ACCOUNT, agentSession: "a" });
    const second = await store.listSessions({ limit: 2, after: first.next });
    expect(second.sessions.map(({ agentSession }) => agentSession)).toEqual(["b"]);
    expect(second.next).toBeNull();
  });
}

/** Tests reversed charges of sessions, and the requests of a session. */
export function sessionRequests(ledger: () => TestLedger): void {
  it("a reversed charge does not count for its session", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const own = { facts: { agentSession: "a" } };
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
    await store.claimReply({ ...claim, requestId: "h1" });
    await store.placeHold(newHold("h1", 40, own));
    await store.settle(newSettlement("h1", 15, { outcome: "broken" }));
    await store.claimReply({ ...claim, requestId: "h2" });
    await store.placeHold(newHold("h2", 40, own));
    const reply = { keyHash: "c", sealed: "sealed" };
    await store.settle(newSettlement("h2", 10, { reply }));
    const { sessions: found } = await store.listSessions({ limit: 9 });
    expect(found).toMatchObject([{ agentSession: "a", requests: 2, charge: 10 }]);
  });

  it("requests are listed by their session", async () => {
    const { store } = ledger();
    await fill(store);
    const ids = async (agentSession: string, accountId: string | null = null) => {
      const page = await store.listRequests({ agentSession, accountId, limit: 9 });
      return page.requests.map(({ id }) => id);
    };
    expect(await ids("a")).toEqual(["h5", "h3", "h1"]);
    expect(await ids("a", ACCOUNT)).toEqual(["h3", "h1"]);
    expect(await ids("%")).toEqual([]);
  });
}
