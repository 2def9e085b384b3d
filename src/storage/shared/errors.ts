/** Another process owns the embedded store; it may be reached through its socket. */
export class StoreLocked extends Error {
  override readonly name = "StoreLocked";
  /** The owner's process id; null if the owner has not written it yet. */
  readonly pid: number | null;
  readonly path: string;

  constructor({ pid, path }: { readonly pid: number | null; readonly path: string }) {
    super(
      `Another gateway (process ${pid ?? "unknown"}) owns the data directory: ${path} is locked. ` +
        `Stop that gateway, or set another DATA_DIR for this one.`,
    );
    this.pid = pid;
    this.path = path;
  }
}

/** The ledger was written by a newer gateway and is left unchanged. */
export class SchemaTooNew extends Error {
  override readonly name = "SchemaTooNew";

  constructor(schema: { readonly where: string; readonly found: number; readonly known: number }) {
    super(
      `The ledger at ${schema.where} has schema ${schema.found}, but this gateway knows schemas ` +
        `up to ${schema.known}: start the gateway version that wrote it, or a newer one.`,
    );
  }
}

/** The database server is older than the oldest supported version. */
export class DatabaseTooOld extends Error {
  override readonly name = "DatabaseTooOld";

  constructor(server: { readonly found: string; readonly oldest: number }) {
    super(
      `DATABASE_URL names a PostgreSQL ${server.found} server; the gateway needs PostgreSQL ` +
        `${server.oldest} or newer.`,
    );
  }
}
