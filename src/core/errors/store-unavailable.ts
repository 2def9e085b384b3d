/**
 * The store is unreachable, full, fenced or closed; the client gets 503 with `retry-after` (rule
 * 9).
 */
export class StoreUnavailable extends Error {
  override readonly name: string = "StoreUnavailable";
}

/** An operator's change without confirmation of its commit: it may have been made. */
export class ChangeInDoubt extends StoreUnavailable {
  override readonly name = "ChangeInDoubt";
}

/** A report that took longer than its reader may wait. The store itself is fine. */
export class ReportTimeout extends StoreUnavailable {
  override readonly name = "ReportTimeout";
}

/** A settlement without an existing hold: it can never be recorded, and its reply gets no end. */
export class HoldGone extends StoreUnavailable {
  override readonly name = "HoldGone";
}
