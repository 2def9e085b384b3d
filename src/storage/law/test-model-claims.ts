import {
  decideClaim,
  decideClaimEnd,
  NO_ACCOUNT,
  REPLY_BYTES_MAX,
  REPLY_LIFE_MS,
} from "../../core/ledger/decisions.ts";
import type { ClaimResult, ReplyClaim, Settlement } from "../../core/ledger/store.ts";

/** A row under an `Idempotency-Key`. */
export interface ModelClaim extends Omit<ReplyClaim, "atMs"> {
  readonly atMs: number;
  /** The process that serves the request; `NO_ACCOUNT`: it has ended. */
  readonly owner: string;
  readonly sealed: string | null;
  readonly broken: string | null;
}

interface ClaimOptions {
  readonly owner: string;
  /** Reports whether a process runs. */
  readonly isLive: (owner: string) => boolean;
  /** Called with the request whose claim is taken over. */
  readonly takenOver: (requestId: string) => void;
}

type Release = Pick<ReplyClaim, "accountId" | "keyHash" | "requestId">;

/** The claims and stored replies of the model. */
export class ModelClaims {
  readonly #rows = new Map<string, ModelClaim>();

  /** Returns the claims in flight. */
  get open(): readonly ModelClaim[] {
    return [...this.#rows.values()].filter(isOpen);
  }

  find({ accountId, keyHash }: Pick<ReplyClaim, "accountId" | "keyHash">): ModelClaim | undefined {
    return this.#rows.get(`${accountId} ${keyHash}`);
  }

  /** Returns the claim in flight of a request that this process serves. */
  ofRequest(requestId: string, owner: string): ModelClaim | undefined {
    return this.open.find((claim) => claim.requestId === requestId && claim.owner === owner);
  }

  /** Returns the row that stores the reply of a request. */
  stored(requestId: string): ModelClaim | undefined {
    return [...this.#rows.values()].find(
      (claim) => claim.requestId === requestId && claim.sealed !== null,
    );
  }

  claim(claim: ReplyClaim, { owner, isLive, takenOver }: ClaimOptions): ClaimResult {
    const found = this.find(claim);
    let broken: string | null = null;
    if (found !== undefined && found.atMs > claim.atMs - REPLY_LIFE_MS) {
      const isEnded = found.owner === NO_ACCOUNT;
      const decided = decideClaim(claim, { ...found, isEnded, isLive: isLive(found.owner) });
      if (decided.result !== "taken-over") return decided;
      takenOver(found.requestId);
      ({ broken } = decided);
    }
    this.#put({ ...claim, owner, sealed: null, broken });
    return { result: "claimed" };
  }

  release({ accountId, keyHash, requestId }: Release): void {
    const found = this.find({ accountId, keyHash });
    if (found?.requestId === requestId && isOpen(found)) this.#giveUp(found);
  }

  /** Ends the claim of a settled request; `reverse` reverses the charge of an earlier attempt. */
  finish(settlement: Settlement, owner: string, reverse: (requestId: string) => void): void {
    const { requestId, reply } = settlement;
    const claim = this.ofRequest(requestId, owner);
    if (claim === undefined) return;
    const end = decideClaimEnd(settlement, REPLY_BYTES_MAX);
    if (end === "given-up") {
      this.#giveUp(claim);
      return;
    }
    if (claim.broken !== null) reverse(claim.broken);
    if (end === "broken") this.#put({ ...claim, owner: NO_ACCOUNT, broken: null });
    else if (end === "stored" && reply !== undefined) {
      this.#put({ ...claim, sealed: reply.sealed, broken: null });
    } else this.#rows.delete(nameOf(claim));
  }

  #giveUp(claim: ModelClaim): void {
    const { broken } = claim;
    if (broken === null) this.#rows.delete(nameOf(claim));
    else this.#put({ ...claim, requestId: broken, owner: NO_ACCOUNT, broken: null });
  }

  #put(claim: ModelClaim): void {
    this.#rows.set(nameOf(claim), claim);
  }
}

function isOpen({ owner, sealed }: ModelClaim): boolean {
  return owner !== NO_ACCOUNT && sealed === null;
}

function nameOf({ accountId, keyHash }: ModelClaim): string {
  return `${accountId} ${keyHash}`;
}
