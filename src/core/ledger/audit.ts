/**
 * One line of the audit log. A change has two: `begun` is durable before the change is tried,
 * `ended` before its answer leaves. A change without the second was cut off, and may have happened.
 */
export interface AuditLine {
  /** The change's; both of its lines have it. */
  readonly id: string;
  readonly stage: "begun" | "ended";
  readonly atMs: number;
  /** The name of an admin token, or the user of a command. */
  readonly actor: string;
  /** The operation's id in the operators' contract. */
  readonly operation: string;
  /** What is changed, by its id; null where it has none (yet). */
  readonly target: string | null;
  /** JSON text, without secrets. */
  readonly details: string;
}

export interface AuditQuery {
  /** Whose latest line is from this moment on; null: from the beginning. */
  readonly fromMs: number | null;
  /** Whose latest line is before this moment; null: without an end. */
  readonly toMs: number | null;
  readonly actor: string | null;
  /** An account has the changes of its keys too. */
  readonly target: string | null;
  /** The `next` of the page before; null: the first page. */
  readonly after: AuditPlace | null;
  /** At most so many. */
  readonly count: number;
}

/** Between two pages of one pass. Lines that are added during a pass are not part of it. */
export interface AuditPlace {
  /** Only changes whose latest line is before this one. */
  readonly beforeSeq: number;
  /** The latest line when the pass began. */
  readonly lastSeq: number;
}

/** A change with both of its lines. */
export interface AuditRecord {
  readonly begun: AuditLine;
  /** Null: it was cut off, or still runs. */
  readonly ended: AuditLine | null;
}

export interface AuditPage {
  /** The change with the latest line first: a change that ends is listed anew, as the latest. */
  readonly records: readonly AuditRecord[];
  /** Null: the last page. */
  readonly next: AuditPlace | null;
}
