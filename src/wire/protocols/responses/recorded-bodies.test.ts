import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Turn } from "../../../core/conversation/conversation.ts";
import { decode, type Fields } from "./test-request.ts";

/* Bodies that libraries and agents sent in their second turn; texts and schemas are shortened. */

const folder = new URL("recorded/", import.meta.url);

/** Returns a turn's role and its parts; `name+` is a call with a reasoning state. */
function picture(turn: Turn): string {
  if (turn.role === "tool")
    return `tool(${turn.results.map(({ toolName }) => toolName).join(" ")})`;
  const parts = turn.parts.map((part) => {
    if (part.type !== "tool-call") return part.type;
    return part.reasoningState === undefined ? part.name : `${part.name}+`;
  });
  return `${turn.role}(${parts.join(" ")})`;
}

const weather = "user(text) assistant(get_weather) tool(get_weather)";
const sealedWeather = weather.replace("get_weather", "get_weather+");
const codex = "user(text) user(text)";
/** The turns, the tools and the ignored fields of each body. */
const wanted: Readonly<Record<string, readonly [string, string, string]>> = {
  "agents-python-image": [`${sealedWeather} assistant(text) user(text image)`, "get_weather", ""],
  "ai-sdk-item-reference": [weather, "get_weather", ""],
  "ai-sdk-store-false": [sealedWeather, "get_weather", ""],
  "langchain-js-reasoning": [`${weather} assistant(text) user(text image)`, "get_weather", ""],
  "openai-node-echo": [
    "user(text) assistant(text x+) tool(x) assistant(y) tool(y) assistant(text text)",
    "",
    "",
  ],
  "openai-python-model-dump": [`${sealedWeather} assistant(text) user(text)`, "get_weather", ""],
  "codex-compaction": [
    `${codex} assistant(exec_command+) tool(exec_command) user(text)`,
    "",
    "/client_metadata /prompt_cache_key /tool_choice",
  ],
  "codex-mcp": [
    `${codex} assistant(mcp__demo__lookup+) tool(mcp__demo__lookup)`,
    "exec_command mcp__demo__lookup",
    "/client_metadata /prompt_cache_key",
  ],
  "codex-tool-search": [
    `${codex} assistant(tool_search+) tool(tool_search) ` +
      "assistant(multi_agent_v1__spawn_agent+) tool(multi_agent_v1__spawn_agent)",
    "exec_command apply_patch tool_search multi_agent_v1__spawn_agent",
    "/client_metadata /prompt_cache_key /text/verbosity",
  ],
  "codex-agent-message": [
    `${codex} assistant(collaboration__spawn_agent+) tool(collaboration__spawn_agent) ` +
      "system(text) system(text) system(text) user(text)",
    "functions__exec functions__wait collaboration__spawn_agent",
    "/client_metadata /prompt_cache_key /reasoning/context /text/verbosity",
  ],
};

test("each recorded body is listed", () => {
  const names = readdirSync(folder).map((file) => file.replace(".json", ""));
  expect(names.toSorted()).toEqual(Object.keys(wanted).toSorted());
});

test.each(Object.entries(wanted))("%s", (name, want) => {
  const body = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as Fields;
  const { conversation, ignored } = decode(body);
  const { turns, tools } = conversation;
  expect([
    turns.map(picture).join(" "),
    tools.map((tool) => tool.name).join(" "),
    ignored.toSorted().join(" "),
  ]).toEqual(want);
});
