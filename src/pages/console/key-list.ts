import type { Schemas } from "../../../generated/console/types.ts";
import { element as h, type Children } from "../kit/elements.js";
import { countOf, formatCount, formatHour, formatMoment } from "../kit/format.js";
import { copyableId, shortId, type Announcer } from "../kit/ids.js";
import { moneyElement, placesOf } from "../kit/money.js";
import { scrollTable } from "../kit/table.js";
import { openChange, openRevocation, openRotation, type KeyPage } from "./key-form.js";
import { noteElement } from "./notes.js";

type Key = Schemas["Key"];
type Change = Schemas["KeyChange"];

/** What a key of the account may do with its keys. */
export type Permission = Pick<Schemas["KeyList"], "active_keys" | "active_keys_max" | "permission">;

/** Says what may be changed, and whom to ask if nothing may. */
export function permissionText({ permission, active_keys, active_keys_max }: Permission): string {
  const max = active_keys_max ?? 0;
  switch (permission) {
    case "all":
      return active_keys < max
        ? `${countOf(active_keys, "active key")}, ${formatCount(max)} allowed.`
        : `${countOf(active_keys, "active key")}, ${formatCount(max)} allowed: revoke one to create another.`;
    case "revoke_only":
      return "The account is suspended: its keys can only be revoked.";
    case "key_restricted":
      return (
        "This key has a limit, a budget, models, a rule or an expiry of its own, so it changes no keys. " +
        "Sign in with a key without any, or ask the provider of your key."
      );
    default:
      return "The provider of your key manages the keys of this account: ask there for a new one or a change.";
  }
}

/** Shows the keys that were loaded so far, with what may be done to each. */
export function showKeys(
  place: HTMLElement,
  keys: readonly Key[],
  { page, permission }: { readonly page: KeyPage; readonly permission: string },
): void {
  const isManaged = permission === "all" || permission === "revoke_only";
  const table = scrollTable<Key>({
    caption: "Keys of the account, active ones first, then the newest",
    hasHiddenCaption: true,
    columns: [
      { name: "Label", isHeader: true, of: labelOf },
      { name: "Key", of: ({ id }) => copyableId(page, id) },
      { name: "State", of: ({ status }) => status },
      { name: "Last used (UTC)", isTime: true, of: lastUseOf },
      { name: "Spending limit", of: limitOf },
      { name: "Budget", of: budgetOf },
      { name: "Models", of: ({ models }) => (models === null ? "all" : models.join(", ")) },
      {
        name: "Expires (UTC)",
        isTime: true,
        of: (key) => momentOr(key.expires_at, "never"),
      },
      ...(isManaged ? [{ name: "Actions", of: (key: Key) => actions(page, key, permission) }] : []),
    ],
    // The order of the list otherwise stays.
    rows: keys.toSorted((one, other) => rankOf(one) - rankOf(other)),
    look: "cards",
  });
  place.replaceChildren(table);
}

function lastUseOf({ last_used_at: hour }: Key): string {
  return hour === null ? "never" : formatHour(hour);
}

function rankOf({ status }: Key): number {
  return status === "active" ? 0 : 1;
}

function momentOr(moment: string | null, absent: string): string {
  return moment === null ? absent : formatMoment(moment);
}

function labelOf({ label, is_caller, made_by }: Key): Children {
  const by = made_by === null ? "from your provider" : null;
  const notes = [is_caller ? "signed in" : null, by].filter((note) => note !== null);
  return [
    label === null ? h("span", { class: "note" }, "no label") : h("bdi", {}, label),
    notes.length > 0 && h("span", { class: "note" }, ` (${notes.join(", ")})`),
  ];
}

function limitOf({ spending_limit: limit, spent }: Key): Children {
  if (limit === null || spent === null) return "none";
  const places = placesOf([limit, spent]);
  return [moneyElement(spent, places), " of ", moneyElement(limit, places), " spent"];
}

function budgetOf({ budget }: Key): Children {
  if (budget === null) return "none";
  const places = placesOf([budget.limit, budget.spent]);
  const of = [moneyElement(budget.spent, places), " of ", moneyElement(budget.limit, places)];
  return [...of, ` per ${budget.period}`];
}

function actions(page: KeyPage, key: Key, permission: string): Children {
  if (key.revoked_at !== null) return "–";
  const button = (text: string, act: () => void): HTMLElement => {
    const label = `${text} ${key.label ?? key.id}`;
    return h("button", { type: "button", class: "small", "aria-label": label, onclick: act }, text);
  };
  const isAll = permission === "all";
  return h(
    "span",
    { class: "row-actions" },
    isAll && key.is_editable && button("Change", () => openChange(page, key)),
    isAll && button("Rotate", () => openRotation(page, key)),
    button("Revoke", () => openRevocation(page, key)),
  );
}

const verbs: Readonly<Record<Change["action"], string>> = {
  create: "Create",
  update: "Change",
  rotate: "Rotate",
  revoke: "Revoke",
};

/** Shows the changes of keys that were loaded so far. */
export function showKeyChanges(
  app: Announcer,
  place: HTMLElement,
  changes: readonly Change[],
): void {
  if (changes.length === 0) {
    place.replaceChildren(noteElement("No changes of keys."));
    return;
  }
  const keyOf = (id: string | null): Children =>
    id === null ? "–" : copyableId(app, id, h("code", { title: id }, shortId(id)));
  const table = scrollTable<Change>({
    caption: "Changes of keys, the latest first",
    hasHiddenCaption: true,
    columns: [
      { name: "Time (UTC)", isTime: true, isHeader: true, of: ({ at }) => formatMoment(at) },
      { name: "Change", of: ({ action }) => verbs[action] },
      { name: "Of the key", of: ({ key_id }) => keyOf(key_id) },
      { name: "By", of: ({ by_key }) => (by_key === null ? "provider" : keyOf(by_key)) },
      { name: "Result", of: resultOf },
      { name: "Settings", of: ({ input }) => (input === null ? "–" : settingsText(input)) },
    ],
    rows: changes,
    look: "cards",
  });
  place.replaceChildren(table);
}

function resultOf({ result, error_code }: Change): Children {
  return error_code === null ? result : [`${result}: `, h("code", {}, error_code)];
}

/** Returns names and values of settings, such as `label: ci, spending_limit: 5.00`. */
function settingsText(input: object): string {
  return Object.entries(input)
    .map(([name, value]) => `${name.replaceAll("_", " ")}: ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (value === null) return "none";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(valueText).join(" ");
  if (typeof value !== "object") return JSON.stringify(value);
  return Object.values(value).map(valueText).join(" per ");
}
