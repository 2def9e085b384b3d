/** Sample values for `…` in a hint's JSON, by the preceding key. */
const samples: Readonly<Record<string, unknown>> = {
  url: "https://example.com/a.png",
  text: "x",
  name: "look",
  content: "hi",
  role: "user",
  effort: "low",
  schema: {},
  json_schema: { name: "n", schema: {} },
  user_id: "u",
  detail: "low",
  strict: true,
  description: "d",
  parameters: {},
  input_schema: {},
};

/** Sample fields for the `…` after a `type`. */
const rests: Readonly<Record<string, string>> = {
  base64: '"media_type": "image/png", "data": "AAAA"',
  url: '"url": "https://example.com/a.png"',
};

/** Returns every JSON text that a hint's template represents: `"a" | "b"` means one of two. */
export function fillTemplate(template: string): readonly string[] {
  const choice = /"[^"]+"(?: \| "[^"]+")+/.exec(template)?.[0];
  if (choice !== undefined) {
    return choice.split(" | ").flatMap((one) => fillTemplate(template.replace(choice, () => one)));
  }
  return [
    template
      .replaceAll(/\{("\w+"(?:, "\w+")*)\}/g, (_all, keys: string) => {
        const members = keys.split(", ").map((key) => `${key}: …`);
        return `{${members.join(", ")}}`;
      })
      .replaceAll(/"type": "(\w+)", …/g, (all, type: string) =>
        all.replace("…", rests[type] ?? "?"),
      )
      .replaceAll(/"(\w+)": (?:\{…\}|…)/g, (_all, key: string) => {
        return `"${key}": ${JSON.stringify(samples[key])}`;
      }),
  ];
}
