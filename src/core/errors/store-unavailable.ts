/** The store is away, full, fenced or closed; the client gets 503 with `retry-after` (rule 9). */
export class StoreUnavailable extends Error {
  override readonly name: string = "StoreUnavailable";
}

/** An operator's change whose commit was not answered: it may have been carried out. */
export class ChangeInDoubt extends StoreUnavailable {
  override readonly name = "ChangeInDoubt";
}

/** A report that took longer than its reader may wait; nothing is wrong with the store. */
export class ReportTimeout extends StoreUnavailable {
  override readonly name = "ReportTimeout";
}

/** A settlement whose hold is not there: it can never be taken, and its reply has no end. */
export class HoldGone extends StoreUnavailable {
  override readonly name = "HoldGone";
}
