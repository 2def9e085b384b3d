/** The archive cannot do what was asked; nothing of the ledger has been deleted for it. */
export class ArchiveRefused extends Error {
  override readonly name = "ArchiveRefused";
}
