import { detach } from "../kit/detach.js";
import { fill, element as h, newId } from "../kit/elements.js";
import type { App } from "./app.js";

const FOUND_MAX = "8";

export type Suggested = "model" | "account" | "key" | "target";
/** Resolves a text; rejects with advice if it matches no object. */
export type Meaning = (text: string) => Promise<string>;

interface Suggestions extends Pick<App, "client" | "names"> {
  readonly kind: Suggested;
  /** The id or name of the account to which keys are limited; an empty text for all. */
  readonly account: () => string;
}

/** An object that a search found. */
interface Found {
  readonly id: string;
  readonly name: string | null;
  /** The text beside its id. */
  readonly shown: string;
}
type Find = (search: string) => Promise<readonly Found[]>;

/**
 * Adds suggestions to a text field: for `model` the models of the catalog, for `account` and `key`
 * those that a search finds, for `target` accounts. Returns a function that resolves the text, for
 * an account or key to its id. A target that is no account stays as it is typed.
 */
export function suggest(input: HTMLInputElement, { kind, ...app }: Suggestions): Meaning {
  const list = h("datalist", { id: newId("suggestions") });
  input.setAttribute("list", list.id);
  input.after(list);
  if (kind === "model") return suggestModels(app, input, list);
  const find = kind === "key" ? keysOf(app) : accountsOf(app);
  suggestFound(find, input, list);
  if (kind !== "target") return async (text) => onlyId(kind, text, await find(text));
  return async (text) => {
    const found = text.startsWith("key_") ? [] : await find(text);
    return found.length === 0 ? text : onlyId("account", text, found);
  };
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

function accountsOf(app: Pick<App, "client">): Find {
  return async (search) => {
    const { data } = await app.client.listAccounts({ query: { search, limit: FOUND_MAX } });
    return data.map(({ id, name }) => ({ id, name, shown: name }));
  };
}

function keysOf({ client, names, account: accountOf }: Omit<Suggestions, "kind">): Find {
  return async (search) => {
    const account = await accountId({ client }, accountOf());
    const narrowed = { search, ...(account !== "" && { account }) };
    const { data } = await client.listKeys({ query: { ...narrowed, limit: FOUND_MAX } });
    await names.load(data.map((key) => key.account_id));
    return data.map((key) => {
      const owner = names.nameOf(key.account_id) ?? key.account_id;
      return { id: key.id, name: key.label, shown: `${key.label ?? "no label"} · ${owner}` };
    });
  };
}

/** Returns the id of the account that a text names; an empty text if it names none or several. */
async function accountId(app: Pick<App, "client">, text: string): Promise<string> {
  if (text === "" || text.startsWith("acc_")) return text;
  const found = await accountsOf(app)(text);
  try {
    return onlyId("account", text, found);
  } catch {
    return "";
  }
}

function suggestFound(find: Find, input: HTMLInputElement, list: HTMLElement): void {
  const read = async (): Promise<void> => {
    const search = input.value.trim();
    if (search === "") return;
    const found = await find(search);
    // The text was changed in the meantime, which started another search.
    if (search !== input.value.trim()) return;
    fill(list, ...found.map(({ id, shown }) => h("option", { value: id }, shown)));
  };
  input.addEventListener("input", () => detach(read(), showNone));
}

/** Returns the id of the object with the text as its id or name, or of the only one found. */
function onlyId(kind: "account" | "key", text: string, found: readonly Found[]): string {
  const named = found.filter(({ name }) => name?.toLowerCase() === text.toLowerCase());
  const [only, another] = named.length === 0 ? found : named;
  const chosen = found.find(({ id }) => id === text) ?? (another === undefined ? only : undefined);
  if (chosen !== undefined) return chosen.id;
  throw new Error(
    only === undefined ? `No ${kind} matches.` : `Several ${kind}s match: choose one.`,
  );
}
