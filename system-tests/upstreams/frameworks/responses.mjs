/**
 * What frameworks for JavaScript do on the responses protocol, with the sandbox models: tools, a
 * handoff, objects, streams, errors, and their own form of a conversation. Prints a line for each
 * case: its name, and `ok` or the fault.
 *
 * Environment: GATEWAY_URL (with /v1), GATEWAY_KEY.
 */
import { createOpenAI } from "@ai-sdk/openai";
import { HumanMessage, ToolMessage } from "@langchain/core/messages";
import { tool as langChainTool } from "@langchain/core/tools";
import { ChatOpenAI } from "@langchain/openai";
import { Agent, OpenAIResponsesModel, run, setTracingDisabled, tool } from "@openai/agents";
import { generateText, isStepCount, Output, streamText, tool as aiTool } from "ai";
import OpenAI from "openai";
import { z } from "zod";

setTracingDisabled(true);
const { GATEWAY_URL: baseURL, GATEWAY_KEY: apiKey } = process.env;
const weather = z.object({ city: z.string() });
const TOLD = "I asked, and the tool get_weather answered: sunny";
const WORDS = "one two three four five";

/** Fails with both values. */
function expectPart(text, part) {
  if (!String(text).includes(part)) throw new Error(`no ${part} in: ${JSON.stringify(text)}`);
}

/** Returns the error of a call that must fail. */
async function failureOf(call) {
  let reply;
  try {
    reply = await call();
  } catch (error) {
    return error;
  }
  throw new Error(`it answered: ${JSON.stringify(reply)}`);
}

// The AI SDK's default provider

const ai = createOpenAI({ baseURL, apiKey });
const unstored = { providerOptions: { openai: { store: false } } };
const aiTools = {
  get_weather: aiTool({
    description: "Weather.",
    inputSchema: weather,
    execute: async () => "sunny",
  }),
};

function generate(model, settings) {
  return generateText({ model: ai(`sandbox/${model}`), maxRetries: 0, ...settings });
}

/** Returns the text of a stream, or throws its error. */
async function streamOf(settings) {
  const errors = [];
  const result = streamText({
    maxRetries: 0,
    ...settings,
    onError: ({ error }) => void errors.push(error),
  });
  let text = "";
  for await (const piece of result.textStream) text += piece;
  if (errors.length > 0) throw new Error(text, { cause: errors[0] });
  return text;
}

const loop = { prompt: "Weather?", tools: aiTools, stopWhen: isStepCount(4) };
const aiCases = {
  text: async () => expectPart((await generate("echo", { prompt: "Hello" })).text, "Hello"),
  tools: async () => expectPart((await generate("agent", loop)).text, TOLD),
  "tools streamed": async () =>
    expectPart(await streamOf({ model: ai("sandbox/agent"), ...loop }), TOLD),
  "an object": async () => {
    const output = Output.object({ schema: weather });
    const reply = await generate("agent", { prompt: "Where?", output });
    expectPart(reply.output.city, "city");
  },
  "an image": async () => {
    const data =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==";
    const content = [{ type: "file", data, mediaType: "image/png" }];
    const reply = await generate("vision", { messages: [{ role: "user", content }] });
    expectPart(reply.text, "2x2 pixels");
  },
  "a conversation": async () => {
    const messages = [{ role: "user", content: "Weather?" }];
    const first = await generate("agent", { ...loop, prompt: undefined, messages, ...unstored });
    messages.push(...first.responseMessages, { role: "user", content: "Thank you" });
    const next = await generate("echo", { messages, ...unstored });
    expectPart(next.text, "Thank you");
  },
  "a conversation without the switch is refused with its name": async () => {
    const messages = [{ role: "user", content: "Hello" }];
    const first = await generate("echo", { messages });
    messages.push(...first.responseMessages, { role: "user", content: "Thank you" });
    const { message } = await failureOf(() => generate("echo", { messages }));
    expectPart(message, "providerOptions: { openai: { store: false } }");
  },
  "a failure in the stream": async () => {
    const model = ai("sandbox/break");
    const error = await failureOf(() => streamOf({ model, prompt: WORDS }));
    expectPart(error.message, "one two three");
  },
  "a cut stream": async () => {
    const model = ai("sandbox/truncate");
    await failureOf(() => streamOf({ model, prompt: WORDS }));
  },
  "a busy upstream may be retried": async () => {
    const error = await failureOf(() => generate("refuse-429", { prompt: "Hello" }));
    expectPart(`${error.statusCode} ${error.isRetryable}`, "503 true");
  },
};

// The Agents SDK

const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
const getWeather = tool({
  name: "get_weather",
  description: "Weather.",
  parameters: weather,
  execute: async () => "sunny",
});

function agent(model, settings) {
  return new Agent({
    name: "A",
    instructions: "Be brief.",
    model: new OpenAIResponsesModel(client, `sandbox/${model}`),
    ...settings,
  });
}

async function streamRun(of, input) {
  const result = await run(of, input, { stream: true });
  await result.completed;
  if (result.error) throw result.error;
  return result;
}

const agentCases = {
  tools: async () =>
    expectPart((await run(agent("agent", { tools: [getWeather] }), "Weather?")).finalOutput, TOLD),
  "tools streamed": async () => {
    const { finalOutput } = await streamRun(agent("agent", { tools: [getWeather] }), "Weather?");
    expectPart(finalOutput, TOLD);
  },
  "a handoff": async () => {
    const second = agent("agent", { name: "B", tools: [getWeather] });
    const first = agent("agent", { handoffs: [second] });
    const result = await run(first, "Weather?");
    expectPart(result.lastAgent.name, "B");
    expectPart(result.finalOutput, "I asked, and the tool transfer_to_B answered");
  },
  "an output type": async () => {
    const { finalOutput } = await run(agent("agent", { outputType: weather }), "Where?");
    expectPart(finalOutput.city, "city");
  },
  "a conversation with reasoning": async () => {
    const modelSettings = {
      store: false,
      reasoning: { effort: "low" },
      providerData: { include: ["reasoning.encrypted_content"] },
    };
    const reasoner = agent("reasoner", { modelSettings });
    const { history } = await run(reasoner, "Hello");
    const next = await run(reasoner, [...history, { role: "user", content: "Thank you" }]);
    expectPart(next.finalOutput, "Thank you");
  },
  "a failure in the stream": async () => {
    await failureOf(() => streamRun(agent("break"), WORDS));
  },
  "a cut stream": async () => {
    await failureOf(() => streamRun(agent("truncate"), WORDS));
  },
  "a refusal": async () => {
    const { status, code } = await failureOf(() => run(agent("nothing"), "Hello"));
    expectPart(`${status} ${code}`, "404 model_not_found");
  },
};

// LangChain

function langChain(model, settings) {
  const configuration = { baseURL };
  const common = { apiKey, configuration, useResponsesApi: true, maxRetries: 0 };
  return new ChatOpenAI({ model: `sandbox/${model}`, ...common, ...settings });
}

async function langChainStream(model, input) {
  let text = "";
  for await (const chunk of await langChain(model).stream(input)) text += chunk.text;
  return text;
}

const lookUp = langChainTool(async () => "sunny", {
  name: "get_weather",
  description: "Weather.",
  schema: weather,
});
const langChainCases = {
  text: async () => expectPart((await langChain("echo").invoke("Hello")).text, "Hello"),
  stream: async () => expectPart(await langChainStream("echo", "Hello there"), "Hello there"),
  tools: async () => {
    const model = langChain("agent").bindTools([lookUp]);
    const messages = [new HumanMessage("Weather?")];
    const first = await model.invoke(messages);
    const tool_call_id = first.tool_calls[0].id;
    messages.push(first, new ToolMessage({ content: "sunny", tool_call_id }));
    const second = await model.invoke(messages);
    expectPart(second.text, TOLD);
    messages.push(second, new HumanMessage("Thank you"));
    expectPart((await langChain("echo").invoke(messages)).text, "Thank you");
  },
  "an object": async () => {
    const reply = await langChain("agent").withStructuredOutput(weather).invoke("Where?");
    expectPart(reply.city, "city");
  },
  "a failure in the stream": async () => {
    await failureOf(() => langChainStream("break", WORDS));
  },
  "a cut stream": async () => {
    await failureOf(() => langChainStream("truncate", WORDS));
  },
  "a refusal": async () => {
    const { status, code } = await failureOf(() => langChain("nothing").invoke("Hello"));
    expectPart(`${status} ${code}`, "404 model_not_found");
  },
};

const frameworks = {
  "AI SDK": aiCases,
  "Agents SDK for JavaScript": agentCases,
  "LangChain for JavaScript": langChainCases,
};
for (const [framework, cases] of Object.entries(frameworks)) {
  for (const [name, play] of Object.entries(cases)) {
    const fault = await play().then(
      () => "ok",
      ({ name: type, message }) => `${type}: ${message.slice(0, 400).replaceAll("\n", " ")}`,
    );
    console.log(`${framework}, responses, ${name}: ${fault}`);
  }
}
