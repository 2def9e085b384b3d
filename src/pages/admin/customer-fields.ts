import type { Schemas } from "../../../generated/admin/types.ts";
import type { Fact } from "../kit/elements.js";
import type { FieldSpec, Values } from "./fields.js";

/** Fields of an account's customer. They do not affect what the account may do. */
const labels = {
  external_id: "External id",
  email: "E-mail address",
  metadata: "Metadata",
  webhook_url: "Webhook address",
};

type Customer = Pick<Schemas["Account"], "external_id" | "email" | "metadata" | "webhook_url">;
type CustomerValues = Values<ReturnType<typeof customerFields>[number]>;
type CustomerChanges = Pick<Schemas["AccountUpdate"], keyof Customer>;

const nobody: Customer = { external_id: null, email: null, metadata: {}, webhook_url: null };

/** Returns metadata as lines of a field. */
export function metadataLines(metadata: Customer["metadata"]): readonly string[] {
  return Object.entries(metadata).map(([name, value]) => `${name} = ${value}`);
}

/** Returns the fields of an account's customer, filled with the current values. */
export function customerFields({
  external_id: externalId,
  email,
  metadata,
  webhook_url: webhook,
}: Customer = nobody) {
  return [
    {
      name: "external_id",
      label: labels.external_id,
      value: externalId ?? "",
      hint: "Your own identifier for the customer; must be unique.",
    },
    {
      name: "email",
      label: labels.email,
      value: email ?? "",
      hint: "The gateway does not send e-mail to it.",
    },
    {
      name: "webhook_url",
      label: labels.webhook_url,
      value: webhook ?? "",
      hint: "Low-balance alerts are sent to this URL.",
    },
    {
      name: "metadata",
      label: labels.metadata,
      type: "pairs",
      value: metadataLines(metadata).join("\n"),
      hint: "Your own values, one per line, such as region = north.",
    },
  ] as const satisfies readonly FieldSpec[];
}

/** Returns the changes to the account in the form of the contract; null removes a value. */
export function customerChanges(
  values: CustomerValues,
  account: Customer = nobody,
): CustomerChanges {
  const { external_id = null, email = null, metadata = {}, webhook_url = null } = values;
  const isOther = JSON.stringify(metadata) !== JSON.stringify(account.metadata);
  return {
    ...(external_id !== account.external_id && { external_id }),
    ...(email !== account.email && { email }),
    ...(webhook_url !== account.webhook_url && { webhook_url }),
    ...(isOther && { metadata: Object.keys(metadata).length === 0 ? null : metadata }),
  };
}

/** Returns the changes to the account, to confirm. */
export function reviewCustomer(
  values: CustomerValues,
  account: Customer = nobody,
): readonly Fact[] {
  const { external_id: externalId, email, metadata, ...more } = customerChanges(values, account);
  const lines = metadata && metadataLines(metadata).join(", ");
  const changes = [
    [labels.external_id, externalId],
    [labels.email, email],
    [labels.webhook_url, more.webhook_url],
    [labels.metadata, lines],
  ] as const;
  return changes.flatMap(([label, text]) => (text === undefined ? [] : [[label, text ?? "none"]]));
}
