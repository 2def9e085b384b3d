import { detach } from "../kit/detach.js";
import { fill, element as h, newId } from "../kit/elements.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { App } from "./app.js";

const ACCOUNTS_MAX = "8";

export type Suggested = "model" | "account";
/** Resolves a text; rejects with advice if it matches no object. */
export type Meaning = (text: string) => Promise<string>;

/**
 * Adds suggestions to a text field: for `model` the models of the catalog, for `account` the
 * accounts that a search finds. Returns a function that resolves the text, for an account to its
 * id.
 */
export function suggest(
  app: Pick<App, "client">,
  input: HTMLInputElement,
  kind: Suggested,
): Meaning {
  const list = h("datalist", { id: newId("suggestions") });
  input.setAttribute("list", list.id);
  input.after(list);
  return kind === "model" ? suggestModels(app, input, list) : suggestAccounts(app, input, list);
}

function suggestModels(
  app: Pick<App, "client">,
  input: HTMLInputElement,
  list: HTMLElement,
): Meaning {
  const read = async (): Promise<void> => {
    const { data } = await app.client.listCatalog();
    fill(list, ...data.map(({ id }) => h("option", { value: id })));
  };
  input.addEventListener("focus", () => detach(read(), showNone), { once: true });
  return (text) => Promise.resolve(text);
}

/** Suggestions are optional: without them the text is typed in full. */
const showNone = (): void => undefined;

function suggestAccounts(
  app: Pick<App, "client">,
  input: HTMLInputElement,
  list: HTMLElement,
): Meaning {
  const find = async (search: string): Promise<readonly Schemas["Account"][]> => {
    const { data } = await app.client.listAccounts({ query: { search, limit: ACCOUNTS_MAX } });
    return data;
  };
  const read = async (): Promise<void> => {
    const search = input.value.trim();
    if (search === "") return;
    const data = await find(search);
    // The text was changed in the meantime, which started another search.
    if (search !== input.value.trim()) return;
    fill(list, ...data.map(({ id, name }) => h("option", { value: id }, name)));
  };
  input.addEventListener("input", () => detach(read(), showNone));
  return async (text) => (text === "" ? "" : accountOf(text, await find(text)).id);
}

/**
 * Returns the account with the text as its id or name, or the only account that the search finds.
 */
function accountOf(text: string, found: readonly Schemas["Account"][]): Schemas["Account"] {
  const named = found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [only, another] = named.length === 0 ? found : named;
  const account = found.find(({ id }) => id === text) ?? (another === undefined ? only : undefined);
  if (account !== undefined) return account;
  throw new Error(
    only === undefined ? "No account matches." : "Several accounts match: choose one.",
  );
}
