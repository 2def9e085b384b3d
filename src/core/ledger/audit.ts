/**
 * One line of the audit log. A change has two: `begun` is durable before the change is attempted,
 * `ended` before its response is sent. A change without the second line was interrupted and may
 * have been made.
 */
export interface AuditLine {
  /** Id of the change, on both of its lines. */
  readonly id: string;
  readonly stage: "begun" | "ended";
  readonly atMs: number;
  /** The name of an admin token, the user of a command, or `key:` and the id of a customer's key. */
  readonly actor: string;
  /** The operation's id in the admin contract. */
  readonly operation: string;
  /** The id of the changed object; null if it has no id (yet). */
  readonly target: string | null;
  /** JSON text, without secrets. */
  readonly details: string;
}

export interface AuditQuery {
  /** Only changes with their latest line at or after this time; null for no lower bound. */
  readonly fromMs: number | null;
  /** Only changes with their latest line before this time; null for no upper bound. */
  readonly toMs: number | null;
  readonly actor: string | null;
  /** Only changes by these operations; absent: all. */
  readonly operations?: readonly string[];
  /** The target of an account includes the changes of its keys. */
  readonly target: string | null;
  /** The `next` of the previous page; null for the first page. */
  readonly after: AuditPlace | null;
  /** Maximum number of changes. */
  readonly count: number;
}

/** Position between two pages of one pass. Lines added during a pass are not part of it. */
export interface AuditPlace {
  /** Only changes with their latest line before this line. */
  readonly beforeSeq: number;
  /** The latest line when the pass began. */
  readonly lastSeq: number;
}

/** A change with both of its lines. */
export interface AuditRecord {
  readonly begun: AuditLine;
  /** Null if it was interrupted or is still running. */
  readonly ended: AuditLine | null;
}

export interface AuditPage {
  /** Changes in descending order of their latest line. A change that ends moves to the front. */
  readonly records: readonly AuditRecord[];
  /** Null on the last page. */
  readonly next: AuditPlace | null;
}
