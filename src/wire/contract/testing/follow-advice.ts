import { followByText } from "./advice-by-text.ts";
import type { Alternatives } from "./alternatives.ts";
import { type Draft, type Json, type JsonObject, valueAt } from "./draft.ts";
import { fillTemplate } from "./fill-template.ts";

const parse = (json: string): Json => JSON.parse(json) as Json;
const parseObject = (json: string): JsonObject => JSON.parse(json) as JsonObject;

/** Follows `Send "key": value …`; a second value may omit its key. */
function followMember(text: string): Alternatives {
  const key = /^"\w+": /.exec(text)?.[0] ?? "";
  return text
    .split(" or ")
    .map((member) => (member.startsWith("{") ? key + member : member))
    .flatMap((member) => fillTemplate(`{${member}}`))
    .map((json) => [
      (draft) => {
        draft.put(undefined);
        Object.assign(draft.body, parseObject(json));
      },
    ]);
}

/** Follows `Send {…}`: the value itself, its parent, or a part of the message. */
function followTemplate(text: string): Alternatives {
  return text
    .split(/(?<=\}) or /)
    .flatMap(fillTemplate)
    .map((json) => [
      (draft) => draft.put(parse(json)),
      (draft) => draft.put(parse(json), 1),
      (draft) => {
        draft.put(undefined);
        draft.holder()["content"] = [parse(json)];
      },
    ]);
}

/** Follows `Send a.b instead`: next to the field, or at the top level. */
function followRename(name: string): Alternatives {
  const [first = "", second] = name.split(".");
  const rename = (draft: Draft, holder: JsonObject): void => {
    draft.put(undefined);
    if (second === undefined) holder[first] = draft.value;
    else holder[first] = { ...parseObject(JSON.stringify(holder[first])), [second]: draft.value };
  };
  return [[(draft) => rename(draft, draft.holder()), (draft) => rename(draft, draft.body)]];
}

/** Follows `Put it into x`: an object next to the field, or at the top level. */
function followMove(into: string, template: string): Alternatives {
  const members = template === "" ? {} : parseObject(fillTemplate(template)[0] ?? "{}");
  const move = (draft: Draft, holder: JsonObject): void => {
    draft.put(undefined);
    const kept = valueAt(holder, [into]) ?? {};
    holder[into] = { ...members, ...(kept as JsonObject), [draft.name]: draft.value };
  };
  return [[(draft) => move(draft, draft.holder()), (draft) => move(draft, draft.body)]];
}

type Form = readonly [form: RegExp, follow: (...groups: readonly string[]) => Alternatives];

const forms: readonly Form[] = [
  [/Send ("\w+": .+?)(?: instead)?\.(?: |$)/, followMember],
  [/[Ss]end (?:an object: )?(\{.+\})\.$/, followTemplate],
  [/Send an array of (\{.+\})\.$/, (item = "") => followTemplate(`[${item}]`)],
  [/Send (?:it as )?([a-z_.]+)(?: instead)?\.$/, followRename],
  [
    /Put it into "?(\w+)"?(?:: (\{.+\}))?\.$/,
    (into = "", members = "") => followMove(into, members),
  ],
  [
    /^Use (?:the role )?"(\w+)"(?: or "(\w+)")?\.$/,
    (...words) => words.filter((word) => word !== "").map((word) => [(draft) => draft.put(word)]),
  ],
  [
    /[Ll]eave (?:it|citations|format|response_format|their blocks) out/,
    () => [[0, 1].map((levels) => (draft: Draft) => draft.put(undefined, levels))],
  ],
];

/** Settings of frameworks, in parentheses at the end of a hint; they are not part of the body. */
const FRAMEWORKS = / \((?:LangChain|LlamaIndex|LiteLLM|pi): .*\)$/;

/** Returns the ways to follow a hint; throws if no rule matches its text. */
export function followAdvice(hint: string): Alternatives {
  const text = hint.replace(FRAMEWORKS, "");
  const known = followByText(text);
  if (known !== undefined) return known;
  for (const [form, follow] of forms) {
    const found = form.exec(text);
    if (found !== null) return follow(...found.slice(1).map((group) => group ?? ""));
  }
  throw new Error(`no rule for following: ${text}`);
}
