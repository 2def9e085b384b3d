import type { ErrorKind } from "./error-table.ts";
import type { Refusal } from "./refusal.ts";

/** One broken rule of a request, an element of `error.details.issues`. */
export interface Issue {
  /** JSON pointer to the field in the body; `""` for the whole body. */
  readonly pointer: string;
  /** The broken rule: a JSON Schema keyword, or our own name of a semantic rule. */
  readonly rule: string;
  readonly message: string;
  readonly hint?: string;
  /**
   * The same issue as the messages protocol's vendor words it, with its dotted path. Part of that
   * protocol's error message only, never of its details.
   */
  readonly vendorForm?: string;
}

export interface RefusedKey {
  readonly reason: string;
  readonly keyId: string | null;
}

export interface GatewayErrorOptions {
  readonly issues?: readonly Issue[];
  /** Overrides `{issues}` as `error.details`, for errors with details of another shape. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Milliseconds until a retry makes sense; sent as `retry-after` (1 to 60 s). */
  readonly retryAfterMs?: number;
  /** Methods that the path supports, for 405. */
  readonly allow?: readonly string[];
  /** Supported content codings of a body, for a 415 caused by its coding. */
  readonly acceptEncoding?: string;
  /** The upstream's reason for its refusal, if its message is understood. */
  readonly refusal?: Refusal;
  /** For the log only: why a key was refused, from a closed set, and its id if known. */
  readonly refusedKey?: RefusedKey;
  /** For the log only; its message never reaches a client. */
  readonly cause?: unknown;
}

/**
 * The only error type that crosses layers: `message` is for the client, `cause` for the log. Status
 * and body are chosen last, by table (`error-table.ts`).
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
