import { given, UsageError, type Command, type CommandInput } from "./command.ts";

/** The options for customer details. */
export const detailOptions = {
  "external-id": { value: "ID", summary: "your own identifier for the customer" },
  email: { value: "ADDRESS", summary: "the customer's e-mail address" },
  "webhook-url": { value: "URL", summary: "receives the customer's low-balance notices" },
  metadata: {
    value: "NAME=VALUE",
    summary: "your own value, up to 16 of them",
    isRepeated: true,
  },
} as const satisfies Command["options"];

/** Returns the details of a new account as fields of a body. */
export function newDetails({ options, repeated }: CommandInput) {
  const { "external-id": external_id, email, "webhook-url": webhook_url } = options;
  const { metadata } = repeated;
  return given({
    external_id,
    email,
    webhook_url,
    metadata: metadata === undefined ? undefined : readPairs(metadata),
  });
}

/** Like `newDetails`, but for a change: `none` removes a detail. */
export function changedDetails({ options, repeated }: CommandInput) {
  const { "external-id": externalId, email, "webhook-url": webhookUrl } = options;
  const { metadata } = repeated;
  const orNone = (text: string | undefined) => (text === "none" ? null : text);
  const isNone = metadata?.length === 1 && metadata[0] === "none";
  return given({
    external_id: orNone(externalId),
    email: orNone(email),
    webhook_url: orNone(webhookUrl),
    metadata: isNone ? null : metadata && readPairs(metadata),
  });
}

function readPairs(words: readonly string[]): Readonly<Record<string, string>> {
  const pairs = words.map((word): readonly [string, string] => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (name !== undefined && value !== undefined) return [name, value];
    throw new UsageError(`${JSON.stringify(word)} is not valid metadata: write name=value`);
  });
  return Object.fromEntries(pairs);
}
