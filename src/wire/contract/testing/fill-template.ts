/** What stands for `…` in an advice's JSON, by the key before it. */
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

/** What the `…` after a `type` stands for. */
const rests: Readonly<Record<string, string>> = {
  base64: '"media_type": "image/png", "data": "AAAA"',
  url: '"url": "https://example.com/a.png"',
};

/** Every JSON text that an advice's template stands for: `"a" | "b"` is one of two. */
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
