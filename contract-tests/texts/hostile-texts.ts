/** A text and its treatment at a place that stores text. */
export interface HostileText {
  readonly name: string;
  /** `refused` is a 400 at every place that stores text; `too long` is a 400 for its length. */
  readonly want: "refused" | "taken" | "too long";
  readonly write: (maxLength: number) => string;
}

const always = (name: string, want: HostileText["want"], text: string): HostileText => ({
  name,
  want,
  write: () => text,
});

/** The maximum number of code points for a place, ending with a refused one. */
const endsWith = (name: string, end: string): HostileText => ({
  name: `${name} at the longest length`,
  want: "refused",
  write: (maxLength) => "a".repeat(Math.max(0, maxLength - 1)) + end,
});

/** The maximum number of code points for a place, all of them special. */
const consistsOf = (name: string, part: string): HostileText => ({
  name: `${name} at the longest length`,
  want: "taken",
  write: (maxLength) => [...part.repeat(maxLength)].slice(0, maxLength).join(""),
});

/** Texts that some store might read differently. */
export const hostileTexts: readonly HostileText[] = [
  always("NUL", "refused", "a\0b"),
  always("NUL alone", "refused", "\0"),
  always("a tab", "refused", "a\tb"),
  always("a line break", "refused", "a\nb"),
  always("an escape", "refused", "a\u001b[2J"),
  always("DEL", "refused", "a\u007f"),
  always("the second half of a pair", "refused", "\ude00b"),
  always("halves in the wrong order", "refused", "a\ude00\ud83db"),
  endsWith("NUL", "\0"),
  endsWith("a control character above ASCII", "\u0085"),
  endsWith("the first half of a pair", "\ud83d"),
  always("a composed and a decomposed letter", "taken", "\u00e9 e\u0301"),
  always("a replacement character", "taken", "a\ufffdb"),
  always("a byte order mark", "taken", "a\ufeffb"),
  always("noncharacters", "taken", "a\ufffe\uffff\u{1ffff}b"),
  always("separators", "taken", "a\u2028b\u2029c"),
  always("quotes and backslashes", "taken", String.raw`a"b'c\d\ud83d\0 %00 \u0000`),
  consistsOf("four bytes", "😀"),
  consistsOf("right to left", "\u202eabc\u202c\u200fאב"),
  consistsOf("combining marks", `e${"\u0301".repeat(20)}q\u0323\u0307`),
  consistsOf("quotes and backslashes", String.raw`\d"'`),
  {
    name: "one character more than the longest length",
    want: "too long",
    write: (maxLength) => "😀".repeat(maxLength + 1),
  },
];
