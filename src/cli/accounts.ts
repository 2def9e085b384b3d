import type { AdminReply } from "../contract/admin-contract.ts";
import { formatAmount } from "../money/amounts.ts";
import {
  given,
  plain,
  positional,
  CommandError,
  requiredOption,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { facts, table } from "./table.ts";
import { readAmount } from "./values.ts";

function shown(account: AdminReply<"showAccount">): CommandResult {
  const json = plain(account);
  return { json, text: facts(json) };
}

async function createAccount(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const name = requiredOption(input, "name").trim();
  const plan = requiredOption(input, "plan");
  const { balance } = input.options;
  const opening = balance === undefined ? undefined : readAmount(balance, "zero");
  if (name === "") throw new CommandError("--name is empty");
  const body = {
    name,
    plan,
    ...given({ balance: opening === undefined ? undefined : formatAmount(opening) }),
  };
  const account = await call("createAccount", { body });
  const json = { id: account.id, name, plan, balance: account.balance };
  return { json, text: facts(json) };
}

async function post(
  operationId: "topUpAccount" | "refundAccount",
  input: CommandInput,
  { call }: CommandParts,
): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const body = { amount: formatAmount(readAmount(positional(input, 1), "above zero")) };
  return shown(await call(operationId, { path, body }));
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
    run: async (_input, { call }) => {
      const accounts = (await call("listAccounts")).data.map(plain);
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
    run: async (input, { call }) =>
      shown(await call("showAccount", { path: { id: positional(input, 0) } })),
  },
  {
    name: "accounts top-up",
    summary: "Adds credit.",
    positionals: ["ID", "AMOUNT"],
    run: (input, parts) => post("topUpAccount", input, parts),
  },
  {
    name: "accounts refund",
    summary: "Refunds unused credit; fails if more than that is asked for.",
    positionals: ["ID", "AMOUNT"],
    run: (input, parts) => post("refundAccount", input, parts),
  },
];
