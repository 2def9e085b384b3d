import { FORBIDDEN, LOOK_TWICE } from "../stand-ins/stand-in-model.ts";
import type { Vendor } from "../stand-ins/vendor.ts";
import { vendors } from "../stand-ins/vendors.ts";
import type { Protocol } from "../ending.ts";
import { type Bench, modelId } from "./bench.ts";
import { chatAsk } from "./chat-client.ts";
import { type Answer, type Ask, type Question, TOOL_NAME, toolSchema } from "./client.ts";
import type { History } from "./history.ts";
import { messagesAsk } from "./messages-client.ts";
import { type Place, expectSame, send } from "./place.ts";

const asks: Readonly<Record<Protocol, Ask>> = { chat: chatAsk, messages: messagesAsk };

/** Holds a conversation with the vendor's stand-in, and returns what the client got. */
async function converse(bench: Bench, vendor: Vendor, protocol: Protocol): Promise<History> {
  const says = async (
    before: readonly object[] | undefined,
    text: string,
    more: Omit<Question, "model" | "stream"> & { readonly stream?: boolean } = {},
  ): Promise<Answer> => {
    const asking = { model: modelId(vendor), stream: false, reasoning: true, ...more };
    const asked = text === "" ? [] : [{ role: "user", content: text }];
    return asks[protocol](bench.gateway, asking, before && [...before, ...asked]);
  };
  const readsImages = vendor.cannot.image === undefined;
  const hasTools = vendor.cannot.tools === undefined;
  const seen = readsImages ? (await says(undefined, "", { image: true })).messages : [];
  let answer = await says(seen, "Hello?", { tool: hasTools, stream: true });
  let inLoop: readonly object[] | null = null;
  if (hasTools) {
    while (answer.calls.length > 0) answer = await says(answer.messages, "", { tool: true });
    const twice = await says(answer.messages, LOOK_TWICE, { tool: true, stream: true });
    expectSame("calls", twice.calls.length, 2);
    inLoop = twice.messages.slice(seen.length);
    answer = await says(twice.messages, "", { tool: true });
  }
  expectSame("calls", answer.calls, []);
  const refused = await says(answer.messages, FORBIDDEN, { tool: hasTools });
  const whole = [...refused.messages.slice(seen.length), { role: "user", content: "Go on." }];
  return { vendor, protocol, image: seen, whole, inLoop };
}

/** Returns the history of each vendor over each protocol. */
export async function makeHistories(bench: Bench): Promise<readonly History[]> {
  const ofVendors = await Promise.all(
    vendors.map(async (vendor) => [
      await converse(bench, vendor, "chat"),
      await converse(bench, vendor, "messages"),
    ]),
  );
  return ofVendors.flat();
}

const offered = {
  chat: [{ type: "function", function: { name: TOOL_NAME, parameters: toolSchema } }],
  messages: [{ name: TOOL_NAME, input_schema: toolSchema }],
} as const;
const thinking = {
  chat: { reasoning: { effort: "high" } },
  messages: { thinking: { type: "enabled", budget_tokens: 4_000 }, max_tokens: 6_000 },
} as const;

/**
 * Returns the histories of a protocol that a vendor continues: its own, and one of each form. The
 * histories of many vendors differ only in what they encrypted, which no other vendor gets; each of
 * them is continued by some vendor.
 */
function continuedBy({ vendor, protocol, histories }: Place): readonly History[] {
  const all = histories.filter((history) => history.protocol === protocol);
  const forms = Map.groupBy(all, ({ image, whole, inLoop }) =>
    JSON.stringify([image, whole, inLoop]).replaceAll(encrypted, ""),
  );
  const at = vendors.indexOf(vendor);
  const others = [...forms.values()].flatMap((alike) => alike[at % alike.length] ?? []);
  return [...new Set([...all.filter((history) => history.vendor === vendor), ...others])];
}

/** The secrets of short ids, and ids that the gateway has replaced. */
const encrypted = /(?<=__gw2_)[\w-]{22}|(?<=call_)[0-9a-f]{24}/g;

/**
 * Continues the history of each vendor with this one: after the last answer without a request for
 * reasoning, and within a tool loop with one. Nothing is refused, except that a vendor may refuse
 * its own reasoning once.
 */
export async function tryHistories(place: Place): Promise<void> {
  const { vendor, protocol } = place;
  const standIn = place.bench.standInOf(vendor);
  const tools = vendor.cannot.tools === undefined ? { tools: offered[protocol] } : {};
  for (const history of continuedBy(place)) {
    const image = vendor.cannot.image === undefined ? history.image : [];
    const isOwn = history.vendor === vendor;
    const continued = async (messages: readonly object[], more: object): Promise<void> => {
      const before = standIn.refused.length;
      const reply = await send(place, { messages: [...image, ...messages], ...tools, ...more });
      const text = reply.status === 200 && !reply.text.includes('"error"') ? "" : reply.text;
      expectSame(`the history of ${history.vendor.name}`, [reply.status, text], [200, ""]);
      const refused = isOwn ? [] : standIn.refused.slice(before);
      expectSame(`refused of ${history.vendor.name}`, refused, []);
    };
    await continued(history.whole, {});
    const { inLoop } = history;
    if (inLoop !== null) await continued(inLoop, { stream: true, ...thinking[protocol] });
  }
}
