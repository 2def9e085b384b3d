import { describe, expect, test } from "vitest";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { cacheMark, joinText, nameField } from "./encode-parts.ts";

const mark = { type: "ephemeral" } as const;

function encodingOf(flags: {
  readonly cacheControl?: boolean;
  readonly participantNames?: boolean;
}) {
  const ignored = new Set<IgnoredParameter>();
  return { dialect: { wire: "openai" as const, name: "test", hosts: [], ...flags }, ignored };
}

describe.each([
  [{ cacheControl: true, participantNames: true }, { cache_control: mark }, { name: "Ann" }, []],
  [{ cacheControl: false, participantNames: false }, {}, {}, ["cache-control", "participant-name"]],
  [{}, {}, {}, ["cache-control", "participant-name"]],
])("with the flags %j", (flags, sentMark, sentName, lost) => {
  test("marks and names are sent, or reported as ignored", () => {
    const encoding = encodingOf(flags);
    expect(cacheMark(mark, encoding)).toEqual(sentMark);
    expect(nameField("Ann", encoding)).toEqual(sentName);
    expect([...encoding.ignored]).toEqual(lost);
  });

  test("absent parameters are not reported", () => {
    const encoding = encodingOf(flags);
    expect([cacheMark(undefined, encoding), nameField(undefined, encoding)]).toEqual([{}, {}]);
    expect(encoding.ignored.size).toBe(0);
  });
});

test("texts are joined, and lost marks are reported", () => {
  const encoding = encodingOf({});
  const parts = [{ type: "text", text: "a" } as const, { type: "text", text: "b" } as const];
  expect(joinText(parts, "-", encoding)).toBe("a-b");
  expect(encoding.ignored.size).toBe(0);
  joinText([{ type: "text", text: "c", cacheControl: mark }], "-", encoding);
  expect([...encoding.ignored]).toEqual(["cache-control"]);
});
