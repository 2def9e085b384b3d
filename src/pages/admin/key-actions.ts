import { detach } from "../kit/detach.js";
import { element as h } from "../kit/elements.js";
import { formKeyUpdate } from "../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { App } from "./app.js";
import { openAction, secretOnce } from "./dialog.js";
import type { Option } from "./fields.js";
import { formBody, formFields, formReview } from "./record-form.js";

type Key = Schemas["Key"];

const options = {
  unlisted_fields: [
    ["", "the plan's rule"],
    ["refuse", "refuse"],
    ["ignore", "ignore"],
  ],
} as const satisfies Readonly<Record<string, readonly Option[]>>;

/** Creates a key of an account and shows its secret once. */
export function createKey(app: App, account: Pick<Schemas["Account"], "id" | "name">): void {
  openAction({
    title: `New key: ${account.name}`,
    fields: formFields(formKeyUpdate, {}, options),
    review: (values) => [
      ["Account", `${account.name} (${account.id})`],
      ...formReview(formKeyUpdate, values),
    ],
    confirm: "Create the key",
    run: (values) => {
      const settings = formBody<Partial<Schemas["KeyCreation"]>>(formKeyUpdate, values);
      return app.client.createKey({ body: { account: account.id, ...settings } });
    },
    done: (key) => {
      // The secret does not wait for the page behind it.
      detach(app.refresh());
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
    fields: formFields(formKeyUpdate, key, options),
    review: (values) => [["Key", key.id], ...formReview(formKeyUpdate, values)],
    confirm: "Change",
    run: (values) => {
      const always = ["label", "models", "spending_limit"] as const;
      const body = formBody<Schemas["KeyUpdate"]>(formKeyUpdate, values, key, always);
      return app.client.updateKey({ path: { id: key.id }, body });
    },
    done: () => app.refresh(`The key ${key.id} was changed.`),
  });
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
    done: (rotated) => {
      detach(app.refresh());
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
