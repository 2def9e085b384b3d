import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../clients/paths.ts";
import { agents } from "./agents.ts";
import { fencesOf, guideSessions } from "./guide-sessions.ts";

const setting = {
  home: "/user",
  project: "/project",
  origin: "http://127.0.0.1:9",
  key: "sk-gw-1",
};
const guide = readFileSync(join(ROOT, "docs/guides/coding-agents.md"), "utf8");

test("every command of the guide is a session of an agent under test", () => {
  const commands = guide.match(/^```sh/gm)?.length;
  const sessions = agents.flatMap(({ name }) =>
    guideSessions(name, setting, { answer: /./, requests: 1 }),
  );
  expect(commands).toBeGreaterThan(0);
  expect(sessions.length).toBe(commands);
});

test("a session has the section's files and calls the gateway under test", () => {
  const [first, second] = guideSessions("pi", setting, { answer: /./, requests: 2 });
  expect(first?.name).toBe("the guide, messages");
  expect(second?.name).toBe("the guide, chat");
  expect(Object.keys(first?.home ?? {})).toEqual([".pi/agent/models.json"]);
  expect(first?.home?.[".pi/agent/models.json"]).toContain('"baseUrl": "http://127.0.0.1:9"');
  expect(first?.env).toEqual({ GATEWAY_KEY: "sk-gw-1" });
});

test("a section ends at the next heading", () => {
  const markdown = "## A\n\n```sh\none\n```\n\n## B\n\n```sh Chat\ntwo\n```\n";
  expect(fencesOf(markdown, "A")).toEqual([{ language: "sh", label: "", code: "one\n" }]);
  expect(fencesOf(markdown, "C")).toEqual([]);
});
