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
  /** From this moment on; null: from the beginning. */
  readonly fromMs: number | null;
  /** Before this moment; null: without an end. */
  readonly toMs: number | null;
  readonly actor: string | null;
  /** An account has the changes of its keys too. */
  readonly target: string | null;
  /** Only changes that began before the one with this `seq`; null: from the latest on. */
  readonly beforeSeq: number | null;
  /** At most so many. */
  readonly count: number;
}

/** A change with both of its lines. */
export interface AuditRecord {
  /** Grows with every change. */
  readonly seq: number;
  readonly begun: AuditLine;
  /** Null: it was cut off, or still runs. */
  readonly ended: AuditLine | null;
}

export interface AuditPage {
  /** The latest first. */
  readonly records: readonly AuditRecord[];
  /** There are more after the last of these. */
  readonly hasMore: boolean;
}
