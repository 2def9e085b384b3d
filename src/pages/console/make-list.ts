import type { Client } from "../../../generated/console/page-client.js";
import { byId } from "../kit/elements.js";
import { pageOf, type Page, type PageQuery } from "../kit/read-list.js";
import type { partMaker } from "./make-part.js";

/** Maximum number of rows of one page of a list. */
const ROWS_PER_PAGE = "50";

interface List<Row> {
  readonly read: (client: Client, page: PageQuery) => Promise<Page<Row>>;
  /**
   * `archivedBefore`: rows before this time may be missing from the list; null: the list is
   * complete or has more pages.
   */
  readonly show: (rows: readonly Row[], archivedBefore: string | null) => void;
  /** The button for the next page, hidden on the last one. */
  readonly more: string;
}

interface ListDependencies {
  readonly makePart: ReturnType<typeof partMaker>;
  readonly run: (action: () => Promise<void>) => void;
}

/**
 * Returns a function that makes lists: functions that load a list from its first page and empty it;
 * each click loads a further page.
 */
export function listMaker({ makePart, run }: ListDependencies) {
  return <Row>({ read, show, more }: List<Row>) => {
    let rows: readonly Row[] = [];
    let cursor: string | null = null;
    const load = makePart(
      (client) => read(client, pageOf(cursor, ROWS_PER_PAGE)),
      (page) => {
        rows = cursor === null ? page.data : [...rows, ...page.data];
        cursor = page.next_cursor;
        show(rows, cursor === null ? (page.archived_before ?? null) : null);
        byId(more).hidden = cursor === null;
      },
    );
    byId(more).addEventListener("click", () => run(load));
    const clear = (): void => {
      [rows, cursor] = [[], null];
      byId(more).hidden = true;
    };
    return {
      load: () => {
        clear();
        return load();
      },
      clear,
    };
  };
}
