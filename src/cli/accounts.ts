import type { AdminReply } from "../contract/admin-contract.ts";
import { formatAmount } from "../money/amounts.ts";
import {
  given,
  plain,
  positional,
  CommandError,
  requiredOption,
  UsageError,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { facts, table } from "./table.ts";
import { BUDGET_SUMMARY, budgetText, readAmount, readBudget, readNewBudget } from "./values.ts";

function shown(account: AdminReply<"showAccount">): CommandResult {
  const json = plain(account);
  return { json, text: facts({ ...json, budget: budgetText(json.budget) }) };
}

async function updateAccount(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const { name, plan, budget } = input.options;
  if (name?.trim() === "") throw new CommandError("--name is empty");
  const body = given({
    name: name?.trim(),
    plan,
    budget: budget === undefined ? undefined : readBudget(budget),
  });
  if (Object.keys(body).length === 0) throw new UsageError("no change is given");
  return shown(await call("updateAccount", { path: { id: positional(input, 0) }, body }));
}

async function changeState(
  operationId: "suspendAccount" | "resumeAccount" | "closeAccount",
  input: CommandInput,
  { call }: CommandParts,
): Promise<CommandResult> {
  return shown(await call(operationId, { path: { id: positional(input, 0) } }));
}

async function createAccount(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const name = requiredOption(input, "name").trim();
  const plan = requiredOption(input, "plan");
  const { balance, budget } = input.options;
  const opening = balance === undefined ? undefined : readAmount(balance, "zero");
  if (name === "") throw new CommandError("--name is empty");
  const body = {
    name,
    plan,
    ...given({
      balance: opening === undefined ? undefined : formatAmount(opening),
      budget: budget === undefined ? undefined : readNewBudget(budget),
    }),
  };
  const account = await call("createAccount", { body });
  const json = { id: account.id, name, plan, balance: account.balance };
  return { json, text: facts(json) };
}

async function post(
  operationId: "topUpAccount" | "refundAccount" | "correctAccount",
  input: CommandInput,
  { call }: CommandParts,
): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const text = positional(input, 1);
  const isTaken = operationId === "correctAccount" && text.startsWith("-");
  const size = formatAmount(readAmount(isTaken ? text.slice(1) : text, "above zero"));
  const { reference, note } = input.options;
  const body = { amount: isTaken ? `-${size}` : size, ...given({ reference, note }) };
  const { entry, ...account } = await call(operationId, { path, body });
  const json = { ...plain(account), entry: plain(entry) };
  return { json, text: `${shown(account).text}\n${facts({ entry: entry.id })}` };
}

const postOptions = {
  reference: { value: "REFERENCE", summary: "the payment's own name; a repeat posts nothing" },
  note: { value: "TEXT", summary: "what it is about" },
} as const;

/** Commands for accounts. */
export const accountCommands: readonly Command[] = [
  {
    name: "accounts create",
    summary: "Opens an account on a plan.",
    options: {
      name: { value: "NAME", summary: "a name for display", required: true },
      plan: { value: "PLAN", summary: "a plan's id (see plans list)", required: true },
      balance: { value: "DOLLARS", summary: "opening balance, such as 10.00; default 0" },
      budget: { value: "LIMIT", summary: BUDGET_SUMMARY },
    },
    run: createAccount,
  },
  {
    name: "accounts list",
    summary: "Lists all accounts.",
    run: async (_input, { call }) => {
      const accounts = (await call("listAccounts")).data.map(plain);
      const rows = accounts.map((account) => {
        const { id, name, plan, state, balance, held, spent, budget } = account;
        return [id, name, plan, state, balance, held, spent, budgetText(budget)];
      });
      const columns = ["id", "name", "plan", "state", "balance", "held", "spent", "budget"];
      return { json: accounts, text: table(columns, rows) };
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
    name: "accounts update",
    summary: "Changes an account; requests that run end on the old settings.",
    positionals: ["ID"],
    options: {
      plan: { value: "PLAN", summary: "a plan's id (see plans list)" },
      name: { value: "NAME", summary: "a name for display" },
      budget: { value: "LIMIT", summary: `${BUDGET_SUMMARY}; none removes it` },
    },
    run: updateAccount,
  },
  {
    name: "accounts suspend",
    summary: "Lets the account's keys use no model, effective with the next request.",
    positionals: ["ID"],
    run: (input, parts) => changeState("suspendAccount", input, parts),
  },
  {
    name: "accounts resume",
    summary: "Ends a suspension.",
    positionals: ["ID"],
    run: (input, parts) => changeState("resumeAccount", input, parts),
  },
  {
    name: "accounts close",
    summary: "Closes an account for good; fails while running requests hold money.",
    positionals: ["ID"],
    run: (input, parts) => changeState("closeAccount", input, parts),
  },
  {
    name: "accounts top-up",
    summary: "Adds credit; once for each reference.",
    positionals: ["ID", "AMOUNT"],
    options: postOptions,
    run: (input, parts) => post("topUpAccount", input, parts),
  },
  {
    name: "accounts refund",
    summary: "Refunds unused credit; fails if more than that is asked for.",
    positionals: ["ID", "AMOUNT"],
    options: postOptions,
    run: (input, parts) => post("refundAccount", input, parts),
  },
  {
    name: "accounts correct",
    summary: "Adds to a balance, or takes from it (AMOUNT such as -1.25), to mend a mistake.",
    positionals: ["ID", "AMOUNT"],
    options: postOptions,
    run: (input, parts) => post("correctAccount", input, parts),
  },
];
