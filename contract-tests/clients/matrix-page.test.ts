import { expect, test } from "vitest";
import { replaceSection } from "./matrix-page.ts";

const day = "2026-11-27";
const page = "# Title\n\nBoth.\n\n## First\n\nold\n\n## Second\n\nold\n";

test.each([
  ["First", "# Title\n\nBoth.\n\n## First\n\nTested on 2026-11-27.\n\nnew\n\n## Second\n\nold\n"],
  ["Second", "# Title\n\nBoth.\n\n## First\n\nold\n\n## Second\n\nTested on 2026-11-27.\n\nnew\n"],
])("the section %s gets another text and day, and the rest is unchanged", (heading, expected) => {
  expect(replaceSection(page, { heading, text: "new\n", day })).toBe(expected);
  expect(replaceSection(expected, { heading, text: "new\n", day })).toBe(expected);
});

test("a missing section is an error", () => {
  expect(() => replaceSection(page, { heading: "Third", text: "new", day })).toThrow(
    'no section "Third"',
  );
});
