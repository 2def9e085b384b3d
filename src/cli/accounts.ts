import { newId } from "../auth/new-id.ts";
import { formatAmount, nanoUsd } from "../money/amounts.ts";
import type { AccountRecord } from "../ledger/store.ts";
import {
  positional,
  CommandError,
  requiredOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandResult,
} from "./command.ts";
import { facts, table } from "./table.ts";
import { findAccount, readAmount } from "./values.ts";

/** An account as commands show it; money as decimal strings in dollars. */
interface AccountView {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly balance: string;
  readonly available: string;
  readonly held: string;
  readonly spent: string;
  readonly topped_up: string;
  readonly created_at: string;
}

function view(account: AccountRecord): AccountView {
  return {
    id: account.id,
    name: account.name,
    plan: account.planId,
    balance: formatAmount(account.balance),
    available: formatAmount(nanoUsd(account.balance - account.held)),
    held: formatAmount(account.held),
    spent: formatAmount(account.spent),
    topped_up: formatAmount(account.toppedUp),
    created_at: new Date(account.createdAtMs).toISOString(),
  };
}

function showAccount(account: AccountRecord): CommandResult {
  const json = view(account);
  return { json, text: facts({ ...json }) };
}

async function createAccount(input: CommandInput, context: CommandContext): Promise<CommandResult> {
  const name = requiredOption(input, "name").trim();
  const planId = requiredOption(input, "plan");
  const balance = readAmount(input.options["balance"] ?? "0", "zero");
  if (name === "") throw new CommandError("--name is empty");
  const { plans } = context.loadConfig();
  if (!plans.has(planId)) {
    const known = [...plans.keys()].join(", ");
    throw new CommandError(`there is no plan ${JSON.stringify(planId)}; the plans are: ${known}`);
  }
  const store = await context.openStore();
  const id = newId("acc", context.randomBytes);
  const account = await store.createAccount({ id, name, planId, balance, atMs: context.now() });
  const json = { id, name, plan: planId, balance: formatAmount(account.balance) };
  return { json, text: facts(json) };
}

async function post(
  kind: "top-up" | "refund",
  input: CommandInput,
  context: CommandContext,
): Promise<CommandResult> {
  const accountId = positional(input, 0);
  const amount = readAmount(positional(input, 1), "above zero");
  const store = await context.openStore();
  const id = newId("ent", context.randomBytes);
  const posted = await store.postEntry({ id, accountId, kind, amount, atMs: context.now() });
  switch (posted.result) {
    case "posted":
      return showAccount(posted.account);
    case "no-account":
      throw new CommandError(`there is no account ${JSON.stringify(accountId)}`);
    case "insufficient":
      throw new CommandError(`only ${formatAmount(posted.available)} can be refunded`);
  }
}

/** Commands for accounts. */
export const accountCommands: readonly Command[] = [
  {
    name: "accounts create",
    summary: "Opens an account on a plan.",
    options: {
      name: { value: "NAME", summary: "a name for display", required: true },
      plan: { value: "PLAN", summary: "a plan's id (see plans list)", required: true },
      balance: { value: "DOLLARS", summary: "opening balance, such as 10.00; default 0" },
    },
    run: createAccount,
  },
  {
    name: "accounts list",
    summary: "Lists all accounts.",
    run: async (_input, context) => {
      const accounts = (await (await context.openStore()).listAccounts()).map(view);
      const rows = accounts.map((a) => [a.id, a.name, a.plan, a.balance, a.held, a.spent]);
      return {
        json: accounts,
        text: table(["id", "name", "plan", "balance", "held", "spent"], rows),
      };
    },
  },
  {
    name: "accounts show",
    summary: "Shows one account.",
    positionals: ["ID"],
    run: async (input, context) =>
      showAccount(await findAccount(await context.openStore(), positional(input, 0))),
  },
  {
    name: "accounts top-up",
    summary: "Adds credit.",
    positionals: ["ID", "AMOUNT"],
    run: (input, context) => post("top-up", input, context),
  },
  {
    name: "accounts refund",
    summary: "Refunds unused credit; fails if more than that is asked for.",
    positionals: ["ID", "AMOUNT"],
    run: (input, context) => post("refund", input, context),
  },
];
