import type { StreamGrammar } from "../../../src/contract/grammar/stream-grammar.ts";
import type { Random } from "../request-mutations/random.ts";
import type { StreamName } from "./make-events.ts";

/** Longer walks prove nothing more. */
const STEPS_MAX = 40;

/** A walk through the automaton to a state in which the stream may end. */
export function walkGrammar(
  grammar: StreamGrammar,
  random: Random,
  isGuardMet: boolean,
): readonly string[] {
  const symbols: string[] = [];
  let state = grammar.start;
  for (let call = 0; !grammar.accepting.includes(state);) {
    const open = Object.entries(grammar.states[state] ?? {}).flatMap(([symbol, transition]) => {
      if (typeof transition === "string") return [[symbol, transition] as const];
      const isOpen = transition.unless === undefined ? isGuardMet : !isGuardMet;
      return isOpen ? [[symbol, transition.to] as const] : [];
    });
    // A failure is possible from every state; and there are no arguments before a call.
    const likely = open.filter(
      ([symbol]) =>
        (symbol !== "error" || random.whole(12) === 0 || symbols.length > STEPS_MAX) &&
        (symbol !== "tool_arguments" || call > 0),
    );
    if (likely.length === 0) continue;
    const [symbol, next] = random.pick(likely);
    if (symbol === "tool_start") call += 1;
    symbols.push(symbol);
    state = next;
  }
  return symbols;
}

/** The orders of section 4.1 and 4.2 again, written without the grammar's automaton. */
const orders: Readonly<Record<StreamName, (isGuardMet: boolean) => RegExp>> = {
  chat: (isGuardMet) => {
    const said =
      "role (?:(?:text|reasoning) )*(?:tool_start (?:(?:text|reasoning|tool_start|tool_arguments) )*)?";
    const end = isGuardMet ? "finish (?:usage (?:done|error)|error)" : "finish (?:done|error)";
    return new RegExp(`^(?:error|${said}(?:error|${end}))$`);
  },
  messages: () => {
    const text = "text_start (?:text_delta )*";
    const tool = "tool_start (?:input_json_delta )+";
    const thinking = "thinking_start (?:thinking_delta )*signature_delta ";
    const openTool = "tool_start (?:input_json_delta )*";
    const openThinking = "thinking_start (?:thinking_delta )*(?:signature_delta )?";
    const broken = `(?:${text}|${openTool}|${openThinking})`;
    const block = `(?:(?:${text}|${tool}|${thinking})block_stop )`;
    const end = "message_delta (?:message_stop|error)";
    return new RegExp(`^(?:error|message_start (?:${block}*${broken}?error|${block}+${end}))$`);
  },
};

/** Whether an order of events is valid, by regular expressions. */
export function isValidOrder(
  stream: StreamName,
  symbols: readonly string[],
  isGuardMet: boolean,
): boolean {
  return orders[stream](isGuardMet).test(symbols.join(" "));
}

/** The walk with one event removed, repeated, swapped, inserted, or with its end cut off. */
export function mutateWalk(
  symbols: readonly string[],
  kinds: readonly string[],
  random: Random,
): readonly string[] {
  const walk = [...symbols];
  const at = random.whole(walk.length);
  const here = walk[at] ?? "";
  switch (random.pick(["remove", "repeat", "exchange", "insert", "cut", "append"] as const)) {
    case "remove":
      walk.splice(at, 1);
      break;
    case "repeat":
      walk.splice(at, 0, here);
      break;
    case "exchange": {
      const other = random.whole(walk.length);
      walk[at] = walk[other] ?? "";
      walk[other] = here;
      break;
    }
    case "insert":
      walk.splice(at, 0, random.pick(kinds));
      break;
    case "cut":
      walk.length = at;
      break;
    case "append":
      walk.push(random.pick(kinds));
      break;
  }
  return walk;
}
