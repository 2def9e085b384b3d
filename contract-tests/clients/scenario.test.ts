import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fencesIn } from "../harness/fences.ts";
import { ROOT } from "./paths.ts";
import { clients } from "./clients.ts";
import { guideOutputs, samplesIn } from "./guide.ts";
import { scenarios } from "./play.ts";

test("scenario names are unique within their place", () => {
  const names = scenarios.map(({ name, misbehaving }) => `${String(misbehaving)} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

/** Its samples install the clients; the row "installed from the gateway" runs each. */
const INSTALLING = "own-clients.md";

test("the samples of every guide with client samples are run", () => {
  const names = readdirSync(join(ROOT, "docs/guides")).filter((name) => name !== INSTALLING);
  const labels = new Set(clients.map(({ guide }) => guide.label));
  const withSamples = names.filter((name) => {
    const samples = samplesIn(readFileSync(join(ROOT, "docs/guides", name), "utf8"));
    return samples.some(({ label }) => labels.has(label));
  });
  const known = Object.keys(guideOutputs).map((name) => `${name}.md`);
  expect(withSamples.toSorted()).toEqual(known.toSorted());
});

test.each(["streams", "images", "json-output"])(
  "the guide %s has a sample for each SDK of the vendors",
  (name) => {
    const text = readFileSync(join(ROOT, `docs/guides/${name}.md`), "utf8");
    const labels = samplesIn(text).map(({ label }) => label);
    for (const label of ["Python", "TypeScript"]) {
      expect(labels).toEqual(expect.arrayContaining([`${label} · openai`, `${label} · anthropic`]));
    }
  },
);

test("a client runs every sample of the quick start, except C#", () => {
  const text = readFileSync(join(ROOT, "docs/guides/quick-start.md"), "utf8");
  const labels = samplesIn(text).map(({ label }) => label);
  expect(labels.length).toBe(text.match(/^```\w/gm)?.length);
  const run = clients.map(({ guide }) => guide.label);
  expect(labels.toSorted()).toEqual([...run, "C#"].toSorted());
});

test.each(["typescript", "python", "go", "java", "rust", "csharp"])(
  "all code in the README for %s comes from the tested program",
  (language) => {
    const text = readFileSync(join(ROOT, `clients/${language}/README.md`), "utf8");
    const code = fencesIn(text).filter((fence) => !["sh", "xml", "toml"].includes(fence.language));
    expect(code.length).toBeGreaterThanOrEqual(5);
    for (const { code: body } of code)
      expect(body.trim()).toMatch(/^\{\{\w+\}\}(\s+\{\{\w+\}\})*$/);
  },
);
