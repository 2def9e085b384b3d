import { describe, expect, test } from "vitest";
import { sentImage } from "../testing/playground.ts";
import { toPico } from "../kit/charge-lines.js";
import { costOf } from "./cost.js";
import { samplesOf } from "./samples.js";
import { toolsFor } from "./tools.js";
import {
  assistantTurn,
  chatMessages,
  messagesMessages,
  responsesInput,
  type Turn,
} from "./turns.js";

const origin = "https://gateway.example";

describe("a call of chat as code", () => {
  const body = {
    model: "acme/large",
    messages: [{ role: "user", content: "It's" }],
    reasoning: { effort: "low" },
  };
  const samples = samplesOf({ protocol: "chat", path: "/v1/chat/completions", body, origin });

  test("is a command for the shell", () => {
    expect(samples.curl).toBe(
      [
        "curl https://gateway.example/v1/chat/completions \\",
        '  -H "Authorization: Bearer $GATEWAY_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        "  -d '{",
        '  "model": "acme/large",',
        '  "messages": [',
        "    {",
        '      "role": "user",',
        String.raw`      "content": "It'\''s"`,
        "    }",
        "  ],",
        '  "reasoning": {',
        '    "effort": "low"',
        "  }",
        "}'",
      ].join("\n"),
    );
  });

  test("is TypeScript with the vendor's SDK; our own fields are spread past its types", () => {
    expect(samples.typescript).toBe(
      [
        'import OpenAI from "openai";',
        "",
        "const client = new OpenAI({",
        '  baseURL: "https://gateway.example/v1",',
        '  apiKey: process.env["GATEWAY_KEY"],',
        "});",
        "const reply = await client.chat.completions.create({",
        '  model: "acme/large",',
        "  messages: [",
        "    {",
        '      "role": "user",',
        `      "content": "It's"`,
        "    }",
        "  ],",
        "  ...({",
        '    "reasoning": {',
        '      "effort": "low"',
        "    }",
        "  }),",
        "});",
        "console.log(reply.choices[0]?.message);",
      ].join("\n"),
    );
  });

  test("is Python with the vendor's SDK; our own fields are passed as an extra body", () => {
    expect(samples.python).toBe(
      [
        "import os",
        "",
        "from openai import OpenAI",
        "",
        'client = OpenAI(base_url="https://gateway.example/v1", api_key=os.environ["GATEWAY_KEY"])',
        "reply = client.chat.completions.create(",
        '    model="acme/large",',
        "    messages=[",
        "        {",
        '            "role": "user",',
        `            "content": "It's",`,
        "        },",
        "    ],",
        "    extra_body={",
        '        "reasoning": {',
        '            "effort": "low",',
        "        },",
        "    },",
        ")",
        "print(reply.choices[0].message)",
      ].join("\n"),
    );
  });
});

test("a stream of chat as code prints the text of the reply", () => {
  const body = { stream: true };
  const call = { protocol: "chat", path: "/v1/chat/completions", body, origin } as const;
  const { typescript, python } = samplesOf(call);
  expect(typescript.split("\n").slice(-2)).toEqual([
    "for await (const chunk of reply)",
    '  process.stdout.write(chunk.choices[0]?.delta.content ?? "");',
  ]);
  expect(python.split("\n").slice(-3)).toEqual([
    "for chunk in reply:",
    "    for choice in chunk.choices:",
    '        print(choice.delta.content or "", end="", flush=True)',
  ]);
});

describe("a call of messages as code", () => {
  const body = { stream: true, stop: [], empty: {}, none: null, no: false, reasoning: 1 };
  const samples = samplesOf({ protocol: "messages", path: "/v1/messages", body, origin });

  test("streams in the shell without buffering", () => {
    expect(samples.curl.split("\n")[0]).toBe("curl -N https://gateway.example/v1/messages \\");
  });

  test("has the other SDK, and treats no field as unknown", () => {
    expect(samples.typescript.split("\n")).toEqual([
      'import Anthropic from "@anthropic-ai/sdk";',
      "",
      "const client = new Anthropic({",
      '  baseURL: "https://gateway.example",',
      '  apiKey: process.env["GATEWAY_KEY"],',
      "});",
      "const reply = await client.messages.create({",
      "  stream: true,",
      "  stop: [],",
      "  empty: {},",
      "  none: null,",
      "  no: false,",
      "  reasoning: 1,",
      "});",
      "for await (const event of reply)",
      '  if (event.type === "content_block_delta" && event.delta.type === "text_delta")',
      "    process.stdout.write(event.delta.text);",
    ]);
  });

  test("uses Python's literals for JSON values", () => {
    expect(samples.python.split("\n").slice(2)).toEqual([
      "from anthropic import Anthropic",
      "",
      'client = Anthropic(base_url="https://gateway.example", api_key=os.environ["GATEWAY_KEY"])',
      "reply = client.messages.create(",
      "    stream=True,",
      "    stop=[],",
      "    empty={},",
      "    none=None,",
      "    no=False,",
      "    reasoning=1,",
      ")",
      "for event in reply:",
      '    if event.type == "content_block_delta" and event.delta.type == "text_delta":',
      '        print(event.delta.text, end="", flush=True)',
    ]);
    const { stream: _stream, ...whole } = body;
    const { python, typescript } = samplesOf({
      protocol: "messages",
      path: "/v1/messages",
      body: whole,
      origin,
    });
    expect(python.split("\n").at(-1)).toBe("print(reply.content)");
    expect(typescript.split("\n").at(-1)).toBe("console.log(reply.content);");
  });
});

describe("a call of responses as code", () => {
  const path = "/v1/responses";
  const call = { protocol: "responses", path, origin } as const;
  const body = { model: "acme/large", reasoning: { effort: "low" } };

  test("has the SDK of chat, whose types have all fields", () => {
    const { curl, typescript, python } = samplesOf({ ...call, body });
    expect(curl.split("\n")[0]).toBe("curl https://gateway.example/v1/responses \\");
    expect(typescript.split("\n")).toEqual([
      'import OpenAI from "openai";',
      "",
      "const client = new OpenAI({",
      '  baseURL: "https://gateway.example/v1",',
      '  apiKey: process.env["GATEWAY_KEY"],',
      "});",
      "const reply = await client.responses.create({",
      '  model: "acme/large",',
      "  reasoning: {",
      '    "effort": "low"',
      "  },",
      "});",
      "console.log(reply.output_text);",
    ]);
    expect(python.split("\n").slice(2)).toEqual([
      "from openai import OpenAI",
      "",
      'client = OpenAI(base_url="https://gateway.example/v1", api_key=os.environ["GATEWAY_KEY"])',
      "reply = client.responses.create(",
      '    model="acme/large",',
      "    reasoning={",
      '        "effort": "low",',
      "    },",
      ")",
      "print(reply.output_text)",
    ]);
  });

  test("prints the text of a stream", () => {
    const { curl, typescript, python } = samplesOf({ ...call, body: { stream: true } });
    expect(curl.split("\n")[0]).toBe("curl -N https://gateway.example/v1/responses \\");
    expect(typescript.split("\n").slice(-2)).toEqual([
      "for await (const event of reply)",
      '  if (event.type === "response.output_text.delta") process.stdout.write(event.delta);',
    ]);
    expect(python.split("\n").slice(-3)).toEqual([
      "for event in reply:",
      '    if event.type == "response.output_text.delta":',
      '        print(event.delta, end="", flush=True)',
    ]);
  });
});

describe("tools", () => {
  const responses = {
    type: "function",
    name: "f",
    description: "d",
    parameters: { type: "object" },
    strict: true,
  };
  const chat = {
    type: "function",
    function: { name: "f", description: "d", parameters: { type: "object" }, strict: true },
  };
  const messages = { name: "f", description: "d", input_schema: { type: "object" }, strict: true };

  test.each([
    ["chat", messages, chat],
    ["chat", chat, chat],
    ["messages", chat, messages],
    ["messages", messages, messages],
    ["responses", chat, responses],
    ["responses", messages, responses],
    ["responses", responses, responses],
    ["chat", responses, chat],
    ["messages", responses, messages],
    [
      "chat",
      { name: "f", input_schema: {} },
      { type: "function", function: { name: "f", parameters: {} } },
    ],
    [
      "messages",
      { type: "function", function: { name: "f" } },
      { name: "f", input_schema: { type: "object", properties: {} } },
    ],
    [
      "responses",
      { type: "function", function: { name: "f" } },
      { type: "function", name: "f", parameters: null, strict: null },
    ],
    [
      "chat",
      { type: "function", name: "f", parameters: null, strict: null },
      { type: "function", function: { name: "f" } },
    ],
    [
      "messages",
      { type: "function", name: "f", parameters: null, strict: null },
      { name: "f", input_schema: { type: "object", properties: {} } },
    ],
    ["responses", { type: "function", name: "f" }, { type: "function", name: "f" }],
    ["chat", { type: "custom", name: "f" }, { type: "custom", name: "f" }],
    ["chat", null, null],
    ["messages", "f", "f"],
    ["messages", { function: null }, { function: null }],
  ] as const)("in %s: %j becomes %j", (protocol, tool, want) => {
    expect(toolsFor(protocol, [tool])).toEqual([want]);
  });
});

describe("turns", () => {
  const call = (json: string): Turn => ({
    role: "assistant",
    protocol: "chat",
    message: {},
    text: "",
    reasoning: "",
    calls: [{ id: "t", name: "f", json }],
  });
  const inputOf = (json: string): unknown => {
    const [message] = messagesMessages([call(json)]) as [
      { content: readonly { input: unknown }[] },
    ];
    return message.content[0]?.input;
  };

  test.each([
    ['{"a":1}', { a: 1 }],
    ["7", { value: 7 }],
    ["null", { value: null }],
    ["{", { arguments: "{" }],
  ])("arguments %s written by a model become the input %j", (json, input) => {
    expect(inputOf(json)).toEqual(input);
  });

  test("a reply's blocks are joined by line breaks, and missing blocks are omitted", () => {
    const content = [
      ...[{ type: "text", text: "a" }, undefined, null, { type: "text", text: "b" }],
      ...[
        { type: "thinking", thinking: "c" },
        { type: "thinking", thinking: "d" },
      ],
    ];
    expect(assistantTurn("messages", { content })).toEqual({
      role: "assistant",
      protocol: "messages",
      text: "a\nb",
      reasoning: "c\nd",
      calls: [],
      message: { role: "assistant", content: content.filter((block) => (block ?? null) !== null) },
    });
  });

  test("text of messages is converted to chat without an empty list of calls", () => {
    const turn = assistantTurn("messages", { content: [{ type: "text", text: "Hm" }] });
    expect(chatMessages("", [turn])).toEqual([{ role: "assistant", content: "Hm" }]);
  });

  test("a reply without text and calls is not sent in another protocol, which would refuse it", () => {
    const turn = assistantTurn("messages", { content: [{ type: "text", text: " " }] });
    const chat = assistantTurn("chat", { choices: [{ message: { content: "" } }] });
    expect(chatMessages("", [turn])).toEqual([]);
    expect(messagesMessages([chat])).toEqual([]);
    expect(responsesInput([chat])).toEqual([]);
  });

  test("text next to calls is converted to messages before them", () => {
    const reply = { choices: [{ message: { content: "Hm", tool_calls: [] } }] };
    const turn = assistantTurn("chat", reply);
    expect(turn).toMatchObject({ text: "Hm", reasoning: "", calls: [] });
    expect(messagesMessages([turn])).toEqual([
      { role: "assistant", content: [{ type: "text", text: "Hm" }] },
    ]);
  });

  test("images without text are a separate message in both protocols", () => {
    const url = "data:image/webp;base64,AAAA";
    const turn: Turn = { role: "user", text: "", images: [sentImage(url)] };
    expect(chatMessages("", [turn])).toEqual([
      { role: "user", content: [{ type: "image_url", image_url: { url } }] },
    ]);
    expect(messagesMessages([turn])).toEqual([
      {
        role: "user",
        content: [
          { type: "image", source: { type: "base64", media_type: "image/webp", data: "AAAA" } },
        ],
      },
    ]);
  });
});

describe("prices", () => {
  test.each(["", "1.", ".5", "-1", "1e3", "1,5", "0.0000000000001"])(
    "%j is not a valid price",
    (text) => {
      expect(() => toPico(text)).toThrow(RangeError);
    },
  );

  test("the cost requires both prices: of prompt and completion tokens", () => {
    const usage = { prompt_tokens: 1, completion_tokens: 1 };
    const pricing = { prompt: "1", completion: "1", cached_prompt: null, cache_write: null };
    expect(costOf("chat", usage, { pricing: { ...pricing, completion: null } })).toBeNull();
    expect(costOf("chat", usage, { pricing })).toBe("2");
  });
});
