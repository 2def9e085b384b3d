/** A claim of an `Idempotency-Key` that this process made, until it ends. */
export interface OwnClaim {
  /**
   * The process's id under which it was made. Once that is declared dead, a repeat may take the
   * claim over, and no hold is placed for it under a new id.
   */
  readonly owner: string;
  /**
   * An earlier attempt whose reply was incomplete; its charge is reversed when this request is
   * settled. Null: no such attempt.
   */
  readonly earlier: string | null;
}
