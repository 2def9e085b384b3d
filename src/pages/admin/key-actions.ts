import { detach } from "../kit/detach.js";
import { secretOnce } from "../kit/secret.js";
import { formKeyUpdate } from "../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { App } from "./app.js";
import { openAction } from "./dialog.js";
import type { FieldSpec, FormValues, Option } from "./fields.js";
import { formBody, formFields, formReview } from "./record-form.js";
import { suggest } from "./suggestions.js";

type Key = Schemas["Key"];

const options = {
  unlisted_fields: [
    ["", "the plan's rule"],
    ["refuse", "refuse"],
    ["ignore", "ignore"],
  ],
} as const satisfies Readonly<Record<string, readonly Option[]>>;

type Owner = Pick<Schemas["Account"], "id" | "name">;

/** Creates a key and shows its secret once; without an account the dialog asks for it. */
export function createKey(app: App, account: Owner | null): void {
  const ownerOf = ({ account: id }: FormValues): Owner => {
    if (account !== null) return account;
    if (typeof id !== "string") throw new Error("The account is missing.");
    return { id, name: app.names.nameOf(id) ?? id };
  };
  openAction({
    title: account === null ? "New key" : `New key: ${account.name}`,
    fields: [
      ...(account === null ? [ownerField(app)] : []),
      ...formFields(formKeyUpdate, {}, options),
    ],
    review: (values) => {
      const { name, id } = ownerOf(values);
      return [["Account", `${name} (${id})`], ...formReview(formKeyUpdate, values)];
    },
    confirm: "Create the key",
    run: (values) => {
      const settings = formBody<Partial<Schemas["KeyCreation"]>>(formKeyUpdate, values);
      return app.client.createKey({ body: { account: ownerOf(values).id, ...settings } });
    },
    done: (key) => {
      // The secret does not wait for the page behind it.
      detach(app.refresh());
      return secretOnce(app, `The key ${key.id} was created.`, key);
    },
  });
}

/** Returns a field whose text names an account, by its id or a part of its name. */
function ownerField(app: App): FieldSpec {
  return {
    name: "account",
    label: "Account",
    required: true,
    hint: "Its name or id.",
    suggest: (input) => {
      const { client, names } = app;
      const meaning = suggest(input, { client, names, kind: "account", account: () => "" });
      return async (text) => {
        const id = await meaning(text);
        await names.load([id]);
        return id;
      };
    },
  };
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
      return secretOnce(app, `The key ${rotated.id} has a new secret.`, rotated);
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
