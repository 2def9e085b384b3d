import type { ErrorKind } from "./error-table.ts";
import type { Refusal } from "./refusal.ts";

/** One broken rule of a request, as it goes into `error.details.issues`. */
export interface Issue {
  /** JSON pointer to the place in the body; `""` for the whole body. */
  readonly pointer: string;
  /** The rule that was broken: a JSON Schema keyword, or our own word for a semantic rule. */
  readonly rule: string;
  readonly message: string;
  readonly hint?: string;
  /**
   * The same in the words of the messages protocol's vendor, with its dotted path. Stands only in
   * the message of that protocol's error, never in its details.
   */
  readonly vendorForm?: string;
}

export interface RefusedKey {
  readonly reason: string;
  readonly keyId: string | null;
}

export interface GatewayErrorOptions {
  readonly issues?: readonly Issue[];
  /** Overrides `{issues}` as `error.details`, for the cases that name a shape of their own. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Milliseconds until a retry makes sense; becomes `retry-after` (1 to 60 s). */
  readonly retryAfterMs?: number;
  /** Methods that the path does serve, for 405. */
  readonly allow?: readonly string[];
  /** Content codings of a body that are understood, for a 415 because of its coding. */
  readonly acceptEncoding?: string;
  /** What an upstream refused, if its words are known. */
  readonly refusal?: Refusal;
  /** For the log only: why a key was refused, in a word of a closed set, and its id if it has one. */
  readonly refusedKey?: RefusedKey;
  /** For the log only; its message never reaches a client. */
  readonly cause?: unknown;
}

/**
 * The one error that crosses layers: `message` is for the client, `cause` for the log. Status and
 * body are chosen last, by table (`error-table.ts`).
 */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  readonly kind: ErrorKind;
  readonly issues: readonly Issue[];
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly retryAfterMs: number | undefined;
  readonly allow: readonly string[];
  readonly acceptEncoding: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly refusedKey: RefusedKey | undefined;

  constructor(kind: ErrorKind, message: string, options: GatewayErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.issues = options.issues ?? [];
    this.details =
      options.details ??
      (options.issues !== undefined ? { issues: options.issues.map(publicIssue) } : null);
    this.retryAfterMs = options.retryAfterMs;
    this.allow = options.allow ?? [];
    this.acceptEncoding = options.acceptEncoding;
    this.refusal = options.refusal;
    this.refusedKey = options.refusedKey;
  }
}

function publicIssue({ vendorForm: _vendorForm, ...issue }: Issue): Issue {
  return issue;
}
