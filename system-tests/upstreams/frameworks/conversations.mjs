/**
 * Twelve turns with tools by a framework for JavaScript: `conversations.mjs FRAMEWORK CHANGE`. Run by
 * `run.ts`, which has the vendor's stand-in. Prints how many replies of the model there were.
 *
 * Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL.
 */
import { z } from "zod";

const TURNS = 12;
const url = process.env.GATEWAY_URL;
const apiKey = process.env.GATEWAY_KEY;
const modelId = process.env.MODEL;
const reasoning = { effort: "high" };
/** What a response of the responses protocol has besides its text. */
const ENCRYPTED = ["reasoning.encrypted_content"];
const parameters = z.object({ step: z.number() });
const [, , framework, change] = process.argv;

/** What changes before the thinking, in a turn that counts from 1, at a step from 0. */
const changes = {
  nothing: {},
  clock: { system: (turn, step) => `It is ${turn}:${step}.` },
  tools: { tools: (turn) => (turn < 7 ? ["look"] : ["look", "see"]) },
  last: { activeTools: (step) => (step === 2 ? [] : ["look"]) },
  added: {
    tools: () => ["look", "see"],
    activeTools: (step) => (step === 2 ? ["look", "see"] : ["look"]),
  },
  json: { isJson: (turn) => turn % 3 === 0 },
  object: { isObjectTurn: (turn) => turn % 3 === 0, isObject: (step) => step === 2 },
  cut: { skips: (turn) => turn >= 7 },
};
const {
  system = () => "Be brief.",
  tools = () => ["look"],
  activeTools = null,
  isJson = () => false,
  // Of one call, or of each call of a turn where a framework cannot ask for it at one alone.
  isObject = () => false,
  isObjectTurn = () => false,
  skips = () => false,
} = changes[change];

/** The turns of a conversation whose messages the caller keeps. */
async function converse(ask) {
  let messages = [];
  let replies = 0;
  let firstTurn = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    messages.push({ role: "user", content: `Question ${turn}` });
    const shown = skips(turn) ? messages.slice(firstTurn) : messages;
    const added = await ask(shown, turn);
    messages = [...messages, ...added];
    if (turn === 1) firstTurn = messages.length;
    replies += added.filter(({ role, type }) => role === "assistant" || type === "ai").length;
  }
  return replies;
}

async function aiSdk(model, providerOptions) {
  const { generateText, isStepCount, Output, streamText, tool } = await import("ai");
  return converse(async (messages, turn) => {
    const looks = tools(turn).map((name) => [
      name,
      tool({ description: name, inputSchema: parameters, execute: async () => "red" }),
    ]);
    const call = {
      model,
      providerOptions,
      messages,
      maxOutputTokens: 6_000,
      maxRetries: 0,
      instructions: system(turn, 0),
      tools: Object.fromEntries(looks),
      stopWhen: isStepCount(6),
      prepareStep: ({ stepNumber }) => ({
        instructions: system(turn, stepNumber),
        ...(activeTools !== null && { activeTools: activeTools(stepNumber) }),
      }),
      ...(isJson(turn) && { output: Output.object({ schema: parameters }) }),
      ...(isObjectTurn(turn) && { output: Output.json() }),
    };
    if (turn % 2 === 0) return (await generateText(call)).responseMessages;
    const result = streamText({
      ...call,
      onError: ({ error }) => {
        throw error;
      },
    });
    await result.consumeStream();
    return await result.responseMessages;
  });
}

async function langChain(settings) {
  const { createAgent, createMiddleware } = await import("langchain");
  const { tool } = await import("@langchain/core/tools");
  const { ChatOpenAI } = await import("@langchain/openai");
  const model = new ChatOpenAI({
    apiKey,
    model: modelId,
    configuration: { baseURL: url },
    maxRetries: 0,
    maxTokens: 6_000,
    ...settings,
  });
  return converse(async (messages, turn) => {
    let step = -1;
    const prefix = createMiddleware({
      name: "prefix",
      wrapModelCall: (request, handler) => {
        step += 1;
        const active = activeTools?.(step) ?? tools(turn);
        return handler({
          ...request,
          systemPrompt: system(turn, step),
          tools: request.tools.filter(({ name }) => active.includes(name)),
          ...(isObject(step) && { modelSettings: { response_format: { type: "json_object" } } }),
        });
      },
    });
    const agent = createAgent({
      model,
      tools: tools(turn).map((name) => tool(() => "red", { name, schema: parameters })),
      systemPrompt: system(turn, 0),
      middleware: [prefix],
      ...(isJson(turn) && { responseFormat: providerStrategy(parameters) }),
    });
    const result = await agent.invoke({ messages });
    return result.messages.slice(messages.length);
  });
}

async function mastra() {
  const { Agent } = await import("@mastra/core/agent");
  const { createTool } = await import("@mastra/core/tools");
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const model = createOpenAICompatible({ name: "gateway", baseURL: url, apiKey })(modelId);
  return converse(async (messages, turn) => {
    const looks = tools(turn).map((id) => [
      id,
      createTool({ id, description: id, inputSchema: parameters, execute: async () => "red" }),
    ]);
    const agent = new Agent({
      id: "agent",
      name: "agent",
      instructions: system(turn, 0),
      model,
      tools: Object.fromEntries(looks),
    });
    const result = await agent.generate(messages, {
      maxSteps: 6,
      ...(activeTools !== null && {
        prepareStep: ({ stepNumber }) => ({ activeTools: activeTools(stepNumber) }),
      }),
      modelSettings: { maxOutputTokens: 6_000, maxRetries: 0 },
      providerOptions: { gateway: { reasoning } },
      ...(isJson(turn) && { structuredOutput: { schema: parameters } }),
    });
    return result.response.messages;
  });
}

async function llamaIndex() {
  const { OpenAI } = await import("@llamaindex/openai");
  const { agent } = await import("@llamaindex/workflow");
  const { FunctionTool } = await import("@llamaindex/core/tools");
  const llm = new OpenAI({
    apiKey,
    baseURL: url,
    model: modelId,
    maxTokens: 6_000,
    maxRetries: 0,
    temperature: undefined,
    topP: undefined,
    supportToolCall: true,
    additionalChatOptions: { reasoning },
  });
  Object.defineProperty(llm, "supportToolCall", { get: () => true });
  return converse(async (messages, turn) => {
    const runner = agent({
      llm,
      systemPrompt: system(turn, 0),
      tools: tools(turn).map((name) =>
        FunctionTool.from(() => "red", { name, description: name, parameters }),
      ),
    });
    const { role, content } = messages.at(-1);
    const result = await runner.run(content, { chatHistory: messages.slice(0, -1) });
    if (role !== "user") throw new Error("the last message is the user's");
    return result.data.state.memory === undefined
      ? [{ role: "assistant", content: result.data.result }]
      : (await result.data.state.memory.get()).slice(messages.length);
  });
}

async function openAiAgents(kind, modelSettings) {
  const { Agent, [kind]: Model, run, setTracingDisabled, tool } = await import("@openai/agents");
  const { default: OpenAI } = await import("openai");
  setTracingDisabled(true);
  const client = new OpenAI({ baseURL: url, apiKey, maxRetries: 0 });
  return converse(async (messages, turn) => {
    let step = 0;
    const execute = async () => {
      step += 1;
      return "red";
    };
    const agent = new Agent({
      name: "agent",
      instructions: () => system(turn, step),
      model: new Model(client, modelId),
      modelSettings: { maxTokens: 6_000, ...modelSettings },
      tools: tools(turn).map((name) =>
        tool({
          name,
          description: name,
          parameters,
          execute,
          isEnabled: () => activeTools === null || activeTools(step).includes(name),
        }),
      ),
      ...(isJson(turn) && { outputType: parameters }),
    });
    const result = await run(agent, messages, { stream: turn % 2 === 1 });
    if (turn % 2 === 1) await result.completed;
    return result.history.slice(messages.length);
  });
}

const { providerStrategy } = framework.startsWith("langchain") ? await import("langchain") : {};
const frameworks = {
  "ai-sdk-compatible": async () => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const provider = createOpenAICompatible({
      name: "gateway",
      baseURL: url,
      apiKey,
      supportsStructuredOutputs: true,
    });
    return aiSdk(provider(modelId), { gateway: { reasoning } });
  },
  "ai-sdk-openai": async () => {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return aiSdk(createOpenAI({ baseURL: url, apiKey }).chat(modelId), {});
  },
  "ai-sdk-anthropic": async () => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const anthropic = { thinking: { type: "adaptive" }, structuredOutputMode: "outputFormat" };
    return aiSdk(createAnthropic({ baseURL: url, apiKey })(modelId), { anthropic });
  },
  "ai-sdk-responses": async () => {
    const { createOpenAI } = await import("@ai-sdk/openai");
    // It infers from a model's name whether the model reasons.
    const openai = { store: false, forceReasoning: true, reasoningEffort: "high" };
    return aiSdk(createOpenAI({ baseURL: url, apiKey })(modelId), { openai });
  },
  langchain: () => langChain({ modelKwargs: { reasoning } }),
  "langchain-responses": () => {
    const modelKwargs = { include: ENCRYPTED };
    return langChain({ useResponsesApi: true, zdrEnabled: true, reasoning, modelKwargs });
  },
  mastra,
  "llamaindex-ts": llamaIndex,
  "openai-agents-js": () => {
    const providerData = { include: ENCRYPTED };
    return openAiAgents("OpenAIResponsesModel", { store: false, reasoning, providerData });
  },
  "openai-agents-js-chat": () => openAiAgents("OpenAIChatCompletionsModel", { reasoning }),
};
console.log(await frameworks[framework]());
