import { element as h, type Fact } from "../kit/elements.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { App } from "./app.js";
import { budgetChange, budgetFields, reviewBudget } from "./budgets.js";
import { openAction, secretOnce } from "./dialog.js";
import { given, type FieldSpec, type Option, type Values } from "./fields.js";
import { moneyToConfirm } from "./format.js";

type Key = Schemas["Key"];

const labels = {
  label: "Label",
  models: "Models",
  spending_limit: "Spending limit in US dollars",
  expires_at: "Expires at, in UTC",
};

function keyFields(key: Partial<Key> = {}) {
  return [
    { name: "label", label: labels.label, hint: "A name for display.", value: key.label ?? "" },
    {
      name: "models",
      label: labels.models,
      type: "lines",
      value: key.models?.join("\n") ?? "",
      hint: "Patterns such as openai/*, one per line; leave empty for every model of the plan.",
    },
    {
      name: "spending_limit",
      label: labels.spending_limit,
      type: "amount",
      value: key.spending_limit ?? "",
      hint: "In total; leave empty for no limit.",
    },
    ...budgetFields(key.budget ?? null),
    {
      name: "expires_at",
      label: labels.expires_at,
      type: "datetime",
      value: key.expires_at?.slice(0, 19) ?? "",
    },
  ] as const satisfies readonly FieldSpec[];
}

function reviewKey(values: Values<ReturnType<typeof keyFields>[number]>): readonly Fact[] {
  const { label, models, spending_limit: limit, expires_at: expires } = values;
  return [
    ["Label", label ?? "–"],
    ["Models", models?.join(", ") ?? "every model of the plan"],
    ["Spending limit", limit === undefined ? "none" : moneyToConfirm(limit)],
    ["Budget", reviewBudget(values)],
    ["Expires at", expires ?? "never"],
  ];
}

/** Creates a key of an account and shows its secret once. */
export function createKey(app: App, account: Pick<Schemas["Account"], "id" | "name">): void {
  openAction({
    title: `New key: ${account.name}`,
    fields: keyFields(),
    review: (values) => [["Account", `${account.name} (${account.id})`], ...reviewKey(values)],
    confirm: "Create the key",
    run: (values) => {
      const { label, models, spending_limit, expires_at } = values;
      const budget = budgetChange(null, values) ?? undefined;
      const more = given({ label, models, spending_limit, budget, expires_at });
      return app.client.createKey({ body: { account: account.id, ...more } });
    },
    done: async (key) => {
      await app.refresh();
      return newSecret(app, `The key ${key.id} was created.`, key);
    },
  });
}

function newSecret(
  app: App,
  text: string,
  { key, warnings }: Pick<Schemas["CreatedKey"], "key" | "warnings">,
): HTMLElement {
  return h(
    "div",
    {},
    secretOnce(text, key, app.announce),
    ...warnings.map((warning) => h("p", { class: "warning" }, `Check this: ${warning}.`)),
  );
}

/** Changes the settings of a key, but not its secret. */
export function changeKey(app: App, key: Key): void {
  openAction({
    title: `Change: ${key.label ?? key.id}`,
    fields: keyFields(key),
    review: (values) => [["Key", key.id], ...reviewKey(values)],
    confirm: "Change",
    run: (values) => {
      const { label = null, models = null, spending_limit = null } = values;
      const budget = budgetChange(key.budget, values);
      const expires = expiryChange(key, values.expires_at ?? null);
      const body = {
        label,
        models,
        spending_limit,
        ...expires,
        ...(budget !== undefined && { budget }),
      };
      return app.client.updateKey({ path: { id: key.id }, body });
    },
    done: () => app.refresh(`The key ${key.id} was changed.`),
  });
}

/**
 * Returns the changed expiry. The field has whole seconds, so an unchanged value keeps its
 * milliseconds.
 */
function expiryChange(
  key: Key,
  expires_at: string | null,
): Pick<Schemas["KeyUpdate"], "expires_at"> {
  return (key.expires_at?.slice(0, 19) ?? null) === (expires_at?.slice(0, 19) ?? null)
    ? {}
    : { expires_at };
}

const overlaps = [
  ["86400", "24 hours"],
  ["3600", "1 hour"],
  ["604800", "7 days"],
  ["0", "ends immediately"],
] as const satisfies readonly Option[];

/**
 * Rotates the secret of a key. The new one is shown once; the previous one remains valid for a
 * while.
 */
export function rotateKey(app: App, key: Key): void {
  openAction({
    title: `Rotate: ${key.label ?? key.id}`,
    fields: [
      {
        name: "overlap",
        label: "The old secret works for",
        type: "select",
        required: true,
        options: overlaps,
        value: "86400",
      },
    ],
    review: ({ overlap }) => [
      ["Key", key.id],
      ["The old secret works for", overlaps.find(([value]) => value === overlap)?.[1]],
    ],
    confirm: "Rotate",
    isDangerous: true,
    run: ({ overlap }) => {
      const body = { overlap_seconds: Number(overlap) };
      return app.client.rotateKey({ path: { id: key.id }, body });
    },
    done: async (rotated) => {
      await app.refresh();
      return newSecret(app, `The key ${rotated.id} has a new secret.`, rotated);
    },
  });
}

/** Revokes a key permanently. */
export function revokeKey(app: App, key: Key): void {
  openAction({
    title: "Revoke the key?",
    review: () => [
      ["Key", key.id],
      ["Label", key.label ?? "–"],
      ["Effect", "Its next request is refused. This cannot be undone."],
    ],
    confirm: "Revoke",
    isDangerous: true,
    run: () => app.client.revokeKey({ path: { id: key.id } }),
    done: () => app.refresh(`The key ${key.id} was revoked.`),
  });
}
