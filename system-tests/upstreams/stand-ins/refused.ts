import type { Json } from "./json.ts";

/** Details that a vendor reports in addition to its message. */
export interface RefusalDetails {
  readonly status?: number;
  readonly type?: string;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that a stand-in refuses like its vendor. */
export class Refused extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? "invalid_request_error";
    this.code = details.code ?? null;
    this.headers = details.headers ?? {};
  }
}

export function must(holds: boolean, message: string, details?: RefusalDetails): void {
  if (!holds) throw new Refused(message, details);
}

/** Refuses every unknown field. */
export function mustKnow(
  object: Json,
  known: ReadonlySet<string>,
  message: (name: string) => string,
  details?: RefusalDetails,
): void {
  for (const name of Object.keys(object)) must(known.has(name), message(name), details);
}
