/** The store is away, full, fenced or closed; the client gets 503 with `retry-after` (rule 9). */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
