import { type AlertKind, alertKinds } from "../../core/ledger/alerts.ts";
import { type NanoUsd, parseAmount } from "../../core/money/amounts.ts";
import type { BuildInput } from "./build-input.ts";
import type { AlertsSection, AlertWebhookSection } from "./gateway-file.ts";
import { pointsAtSelf } from "./check-base-url.ts";
import { readErrorCode, readText } from "./sources.ts";

const DEFAULT_CHECK_SECONDS = 60;

/** Reads the section `alerts`; null if it is missing. */
export function readAlerts(
  section: AlertsSection | undefined,
  input: BuildInput,
): AlertsConfig | null {
  if (section === undefined) return null;
  const { low_balance: lowBalance, budget_share: share, webhooks = [] } = section;
  const amount = lowBalance === undefined ? null : parseAmount(lowBalance);
  if (amount === undefined) {
    input.problems.add("alerts.low_balance", 'must be US dollars in quotes, such as "5.00"');
  }
  if (section.webhooks === undefined && section.customers === undefined) {
    input.problems.add("alerts", "needs webhooks or customers as recipients");
  }
  const seen = new Set<string>();
  return {
    lowBalance: amount ?? null,
    budgetPercent: share === undefined ? null : Math.round(share * 100),
    checkMs: (section.check_seconds ?? DEFAULT_CHECK_SECONDS) * 1_000,
    webhooks: webhooks.flatMap((webhook, at) => {
      // Values that the schema refused already have a problem.
      if (webhook?.id === undefined || webhook.url === undefined) return [];
      const path = `alerts.webhooks[${at}]`;
      if (seen.has(webhook.id))
        input.problems.add(`${path}.id`, "is already the id of another webhook");
      seen.add(webhook.id);
      const { id, url } = webhook;
      return [readWebhook({ ...webhook, id, url }, path, input)];
    }),
    customers: readCustomers(section, input),
  };
}

/**
 * Reads the section for customers. It requires a key, from which the secrets of all customers are
 * derived: otherwise others could forge signatures.
 */
function readCustomers(
  { customers, low_balance: lowBalance }: AlertsSection,
  input: BuildInput,
): CustomerWebhooks | null {
  if (customers === undefined) return null;
  const path = "alerts.customers";
  if (lowBalance === undefined) {
    input.problems.add(path, "needs alerts.low_balance: customers receive no other notices");
  }
  const { private_addresses: allowsPrivate = false } = customers;
  return { secret: readWebhookSecret(readSecret(customers, path, input)), allowsPrivate };
}

function readWebhook(
  section: AlertWebhookSection & { readonly id: string; readonly url: string },
  path: string,
  input: BuildInput,
): AlertWebhook {
  const { id, url, kinds } = section;
  const { host, port } = input.self;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    input.problems.add(`${path}.url`, "must be an address that begins with http(s)://");
  } else if (pointsAtSelf(url, host, port)) {
    input.problems.add(`${path}.url`, "points at the gateway itself");
  }
  const secret = readWebhookSecret(readSecret(section, path, input));
  return { id, url, secret, kinds: new Set(kinds?.filter((kind) => kind !== null) ?? alertKinds) };
}

/** Returns the secret; empty in a command that runs without secrets. */
function readSecret(
  {
    secret_env: variable,
    secret_file: file,
  }: Pick<AlertWebhookSection, "secret_env" | "secret_file">,
  path: string,
  input: BuildInput,
): string {
  if ((variable === undefined) === (file === undefined)) {
    input.problems.add(path, "give secret_env or secret_file");
    return "";
  }
  if (!input.needsKeys) return "";
  if (variable !== undefined) {
    const secret = readText(input.env, variable);
    if (secret === undefined) input.problems.add(`${path}.secret_env`, `${variable} is not set`);
    return secret ?? "";
  }
  return readSecretFile(file ?? "", `${path}.secret_file`, input);
}

function readSecretFile(file: string, path: string, input: BuildInput): string {
  try {
    const secret = input.readFile(file).trim();
    if (secret === "") input.problems.add(path, `the file ${file} is empty`);
    return secret;
  } catch (error) {
    input.problems.add(path, `the file ${file} cannot be read (${readErrorCode(error)})`);
    return "";
  }
}

/** Destination of alerts. */
export interface AlertWebhook {
  /** A name that stays the same when the address changes. */
  readonly id: string;
  readonly url: string;
  /** The key for its signatures. */
  readonly secret: Buffer;
  readonly kinds: ReadonlySet<AlertKind>;
}

/** The section `alerts` of `gateway.yaml`. */
export interface AlertsConfig {
  /** Null: no alerts about balances. */
  readonly lowBalance: NanoUsd | null;
  /** Percent of a limit; null: no alerts about limits and budgets. */
  readonly budgetPercent: number | null;
  /** Interval between checks. */
  readonly checkMs: number;
  readonly webhooks: readonly AlertWebhook[];
  /** Null: customers receive no notices. */
  readonly customers: CustomerWebhooks | null;
}

/** How customers receive low-balance notices, at their own addresses. */
export interface CustomerWebhooks {
  /** The key from which the secrets for their signatures are derived. */
  readonly secret: Buffer;
  /** Whether their addresses may be private or unencrypted. */
  readonly allowsPrivate: boolean;
}

const SECRET_PREFIX = "whsec_";

/**
 * Decodes a secret in the format of Standard Webhooks, base64 after `whsec_`; any other text is
 * used as raw bytes.
 */
export function readWebhookSecret(text: string): Buffer {
  return text.startsWith(SECRET_PREFIX)
    ? Buffer.from(text.slice(SECRET_PREFIX.length), "base64")
    : Buffer.from(text);
}
