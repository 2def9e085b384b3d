import { detach } from "../kit/detach.js";
import { element, fill, onSubmit } from "../kit/elements.js";
import { joinTabs } from "../kit/tabs.js";
import { markSections } from "../kit/section-marks.js";
import type { SearchEntry } from "./search-index.ts";

for (const sample of document.querySelectorAll(".sample")) {
  const copy = element("button", { type: "button", class: "copy" }, "Copy");
  const show = (outcome: string): void => {
    copy.textContent = outcome;
    setTimeout(() => (copy.textContent = "Copy"), 1_500);
  };
  const write = async (): Promise<void> => {
    await navigator.clipboard.writeText(sample.querySelector("code")?.textContent ?? "");
    show("Copied");
  };
  // Pages over plain HTTP have no clipboard.
  copy.addEventListener("click", () => detach(write(), () => show("Copy failed")));
  sample.append(copy);
}

for (const [number, group] of document.querySelectorAll(".samples").entries()) {
  makeTabs(group, number);
}

/** Shows one sample of a group at a time; without this script all are shown one below the other. */
function makeTabs(group: Element, number: number): void {
  const samples = [...group.querySelectorAll<HTMLElement>(".sample")];
  const parts = samples.map((sample, at) => {
    const id = `tab-${number}-${at}`;
    sample.id = `sample-${number}-${at}`;
    sample.setAttribute("role", "tabpanel");
    sample.setAttribute("aria-labelledby", id);
    const language = sample.querySelector(".language")?.textContent ?? "";
    const attributes = { type: "button", id, role: "tab", "aria-controls": sample.id };
    return { sample, tab: element("button", attributes, language) };
  });
  const tabs = parts.map(({ tab }) => tab);
  const choose = joinTabs(tabs, (chosen) => {
    for (const { sample, tab } of parts) sample.hidden = tab !== chosen;
  });
  group.prepend(
    element("div", { class: "tab-list", role: "tablist", "aria-label": "Language" }, tabs),
  );
  group.classList.add("is-tabbed");
  for (const tab of tabs.slice(0, 1)) choose(tab);
}

// On a phone the contents are folded initially.
const contents = document.querySelector<HTMLDetailsElement>(".contents details");
if (contents !== null && matchMedia("(max-width: 860px)").matches) contents.open = false;

markSections([...document.querySelectorAll<HTMLAnchorElement>('.contents a[href^="#"]')]);

const form = document.querySelector<HTMLFormElement>("form.search");
/** The address of the index; only its path is used. */
const address = new URL(document.body.dataset["search"] ?? "", `http://host${location.pathname}`);
let index: Promise<readonly SearchEntry[]> | undefined;

/** Returns the searchable sections; loaded on first use, and again after a failure. */
function sections(): Promise<readonly SearchEntry[]> {
  index ??= readIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function readIndex(): Promise<readonly SearchEntry[]> {
  const response = await fetch(address.pathname);
  if (!response.ok) throw new Error(`the index answers ${response.status}`);
  // A file of this gateway. Its paths are relative to it.
  const entries = (await response.json()) as readonly SearchEntry[];
  return entries.map((entry) => {
    const { pathname, hash } = new URL(entry.path, address);
    return { ...entry, path: pathname + hash };
  });
}

const FOUND_MAX = 8;
/** How many rows of one page come before other results. */
const ROWS_MAX = 3;

/** The weight of a place that has a word: all matches in a text count less than a heading. */
const weights = { heading: 100, title: 30, text: 10, count: 1 };
const COUNT_MAX = 9;

const WORD = /[\p{L}\p{N}_]+/gu;

/** Returns the words of a text without the ends of plurals, in lower case. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.map((word) =>
    word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<!s)s$/, "") : word,
  );
}

/** Returns the parts of names such as `max_tokens`. */
function partsOf(text: string): readonly string[] {
  return wordsOf(text.replaceAll("_", " "));
}

/** Returns whether an entry is a table row, such as that of a model or of an error. */
function isRow({ title }: SearchEntry): boolean {
  return title === "";
}

/**
 * Returns an entry as a query sees it: a row has a heading only if the query has all of its id, with
 * or without the vendor. Else every model of a vendor would come before the guides that name the
 * vendor.
 */
function seenBy(query: string, entry: SearchEntry): SearchEntry {
  const asked = new Set(partsOf(query));
  const isNamed = partsOf(entry.heading.replace(/^.*\//, "")).every((part) => asked.has(part));
  return isRow(entry) && !isNamed ? { ...entry, heading: "" } : entry;
}

/** Returns how well a section matches a word; 0 if it does not contain it. */
function scoreOf(entry: SearchEntry, word: string): number {
  const { title, heading, text } = entry;
  const score = (place: string, weight: number): number => {
    const found = wordsOf(place).filter((each) => each.startsWith(word));
    if (found.includes(word)) return weight;
    // The start of a word counts half, a part of a name a quarter.
    if (found.length > 0) return weight / 2;
    return partsOf(place).some((part) => part.startsWith(word)) ? weight / 4 : 0;
  };
  // A row repeats its id in its name.
  const count = isRow(entry) ? 0 : wordsOf(text).filter((each) => each === word).length;
  return (
    score(heading, weights.heading) +
    score(title, weights.title) +
    score(text, weights.text) +
    Math.min(count, COUNT_MAX) * weights.count
  );
}

/** Returns the sections that contain every word, the best match first. */
function matching(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const sorted = entries
    .map((entry) => {
      const seen = seenBy(query, entry);
      return { entry, scores: words.map((word) => scoreOf(seen, word)) };
    })
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ entry, scores }) => ({ entry, score: scores.reduce((sum, score) => sum + score, 0) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
  return withFewRows(sorted).slice(0, FOUND_MAX);
}

/** Moves the rows of a page after its first few to the end. */
function withFewRows(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const counts = new Map<string, number>();
  const isSurplus = (entry: SearchEntry): boolean => {
    if (!isRow(entry)) return false;
    const [page = ""] = entry.path.split("#");
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count > ROWS_MAX;
  };
  const { first = [], last = [] } = Object.groupBy(entries, (entry) =>
    isSurplus(entry) ? "last" : "first",
  );
  return [...first, ...last];
}

/** Returns some text around the first match. */
function excerpt(text: string, query: string): string {
  const [word = ""] = wordsOf(query);
  const first = [...text.matchAll(WORD)].find(([each]) =>
    [...wordsOf(each), ...partsOf(each)].some((part) => part.startsWith(word)),
  );
  const at = first?.index ?? 0;
  const from = at < 40 ? 0 : text.indexOf(" ", at - 40) + 1;
  const piece = text.slice(from, from + 110);
  return `${from > 0 ? "…" : ""}${piece}${from + 110 < text.length ? "…" : ""}`;
}

function resultOf(entry: SearchEntry, query: string): HTMLElement {
  const { path, title, heading, text } = entry;
  const name = isRow(entry) || heading === title ? heading : `${title}: ${heading}`;
  return element(
    "li",
    {},
    element("a", { href: path }, name),
    element("span", {}, excerpt(text, query)),
  );
}

async function search(input: HTMLInputElement, place: HTMLElement): Promise<void> {
  const query = input.value.trim();
  if (query === "") {
    fill(place);
    return;
  }
  try {
    const found = matching(await sections(), query);
    if (query !== input.value.trim()) return;
    const results = found.map((entry) => resultOf(entry, query));
    fill(place, found.length === 0 ? "Nothing found." : element("ul", {}, results));
  } catch {
    fill(place, "The search is unavailable. Try again.");
  }
}

const input = form?.querySelector("input") ?? null;
const place = form?.querySelector<HTMLElement>("#found") ?? null;
if (form !== null && input !== null && place !== null) {
  form.hidden = false;
  input.addEventListener("input", () => detach(search(input, place)));
  onSubmit(form, () => place.querySelector("a")?.click());
  const moves = new Map([
    ["ArrowDown", 1],
    ["ArrowUp", -1],
  ]);
  form.addEventListener("keydown", (event) => {
    const step = moves.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const stops = [input, ...place.querySelectorAll("a")];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[at + step]?.focus();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    input.focus();
  });
}

// Old links, from when all guides were one page, are redirected to the guide with the section.
const anchor = location.hash.slice(1);
if (
  location.pathname.endsWith("/docs") &&
  anchor !== "" &&
  document.getElementById(anchor) === null
) {
  const follow = async (): Promise<void> => {
    const entries = await sections();
    const meant = entries.find(({ path }) => path.endsWith(`#${anchor}`));
    if (meant !== undefined) location.replace(meant.path);
  };
  // Without the index the page shows the list of guides.
  detach(follow(), () => undefined);
}
