import { assertNever, type Conversation, type Turn } from "../conversation/conversation.ts";

/** All text of a conversation that a model reads, for a token estimate; images are left out. */
export function conversationText(conversation: Conversation): string {
  const { system, turns, tools, output } = conversation;
  const schemas = tools.map(({ name, description, parameters }) =>
    [name, description ?? "", parameters === undefined ? "" : JSON.stringify(parameters)].join(
      "\n",
    ),
  );
  const format = output?.kind === "json-schema" ? [JSON.stringify(output.schema)] : [];
  return [
    ...system.map(({ text }) => text),
    ...turns.flatMap(turnTexts),
    ...schemas,
    ...format,
  ].join("\n");
}

function turnTexts(turn: Turn): readonly string[] {
  if (turn.role === "tool") {
    return turn.results.flatMap(({ content }) =>
      content.flatMap((part) => (part.type === "text" ? [part.text] : [])),
    );
  }
  return turn.parts.flatMap((part) => {
    switch (part.type) {
      case "text":
        return [part.text];
      case "tool-call":
        return [part.name, part.argumentsJson];
      case "image":
        return [];
      default:
        return assertNever(part);
    }
  });
}
