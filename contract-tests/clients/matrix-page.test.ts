import { expect, test } from "vitest";
import { replaceSection } from "./matrix-page.ts";

const page = "# Title\n\nBoth.\n\n## First\n\nold\n\n## Second\n\nold\n";

test.each([
  ["First", "# Title\n\nBoth.\n\n## First\n\nnew\n\n## Second\n\nold\n"],
  ["Second", "# Title\n\nBoth.\n\n## First\n\nold\n\n## Second\n\nnew\n"],
])("the section %s gets another text, and the rest is unchanged", (heading, expected) => {
  expect(replaceSection(page, heading, "new\n")).toBe(expected);
  expect(replaceSection(expected, heading, "new\n")).toBe(expected);
});

test("a missing section is an error", () => {
  expect(() => replaceSection(page, "Third", "new")).toThrow('no section "Third"');
});
