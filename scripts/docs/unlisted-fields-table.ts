import { type FieldRule, unlistedFields } from "../../generated/unlisted-fields.ts";

const titles = {
  chat: "Chat completions",
  messages: "Messages",
  responses: "Responses",
} as const satisfies Readonly<Record<keyof typeof unlistedFields, string>>;

/** Returns the rules for unlisted fields as a Markdown table per protocol, without those for null. */
export function unlistedFieldsTables(): string {
  const sections = (["chat", "messages", "responses"] as const).map((protocol) => {
    const rows = Object.entries(unlistedFields[protocol]).flatMap(([place, rule]) => {
      const effects = effectsOf(rule);
      return effects.length === 0 ? [] : [`| \`${place.slice(1)}\` | ${effects.join("; ")} |`];
    });
    const head = ["| field | what happens |", "|---|---|"];
    return [`## ${titles[protocol]}`, "", ...head, ...rows].join("\n");
  });
  return sections.join("\n\n");
}

function effectsOf({ drop = [], omit, replace, move, forward }: FieldRule): readonly string[] {
  const dropped = drop === "any" ? [] : drop.filter((value) => value !== null);
  return [
    ...(drop === "any" ? ["left out"] : []),
    ...dropped.map((value) => `${code(value)}: left out`),
    ...(omit ?? []).map((value) => `${code(value)}: the same as without it`),
    ...Object.entries(replace ?? {}).map(([from, to]) => `${code(from)} becomes ${code(to)}`),
    ...Object.entries(move?.values ?? {}).map(
      ([value, content]) => `${code(value)} becomes ${code({ [move?.into ?? ""]: content })}`,
    ),
    ...(forward === undefined ? [] : [`${valuesOf(forward)}: sent to models that accept it`]),
  ];
}

function valuesOf({ enum: words, type, minimum, maximum }: NonNullable<FieldRule["forward"]>) {
  if (words !== undefined) return words.map(code).join(", ");
  return type === "integer" ? "a whole number" : `a number from ${minimum} to ${maximum}`;
}

function code(value: unknown): string {
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}
