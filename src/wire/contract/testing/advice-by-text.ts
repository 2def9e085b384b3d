import type { Alternatives, Way } from "./alternatives.ts";
import { type Draft, type JsonObject, valueAt } from "./draft.ts";

const remove: Way = (draft) => draft.put(undefined);
const removeHolder: Way = (draft) => draft.put(undefined, 1);
const put =
  (value: JsonObject | string | boolean, levels = 0): Way =>
  (draft) =>
    draft.put(structuredClone(value), levels);

const chatImage = { type: "image_url", image_url: { url: "https://example.com/a.png" } };
const image = { type: "image", source: { type: "url", url: "https://example.com/a.png" } };
const textPart = { type: "text", text: "x" };
const chatTool = { type: "function", function: { name: "look" } };
const tool = { name: "look", input_schema: {} };
const toolUse = { type: "tool_use", id: "c1", name: "look", input: {} };
const toolResult = { type: "tool_result", tool_use_id: "c1" };
const marked = { ...textPart, cache_control: { type: "ephemeral" } };

/** Removes the field or the part, and adds a message instead. */
const insteadSay =
  (message: JsonObject, levels = 0, where: "first" | "last" = "last"): Way =>
  (draft) => {
    draft.put(undefined, levels);
    draft.say(structuredClone(message), where);
  };

/** Removes the block from its message, and sends it in a message of that role. */
const moveTo =
  (role: string): Way =>
  (draft) => {
    const block = draft.holder();
    draft.put(undefined, 1);
    draft.say({ role, content: [block] });
  };

const insteadSet =
  (members: (draft: Draft) => JsonObject): Way =>
  (draft) => {
    draft.put(undefined);
    Object.assign(draft.body, members(draft));
  };

const markContent: Way = (draft) => {
  draft.put(undefined);
  draft.say({ role: "user", content: [marked] });
};
const markHere: Way = (draft) => {
  draft.put(undefined);
  draft.holder()["content"] = [marked];
};
const flatTool: readonly Way[] = [
  put({ ...tool, description: "d" }, 1),
  insteadSet(() => ({ tools: [{ ...tool, description: "d" }] })),
];
const ownFunction: readonly Way[] = [put(chatTool, 1), insteadSet(() => ({ tools: [chatTool] }))];
const ownTool: readonly Way[] = [put(tool, 1), insteadSet(() => ({ tools: [tool] }))];
const systemFirst: Way = (draft) =>
  insteadSay({ role: "system", content: draft.value }, 0, "first")(draft);

const byText: Readonly<Record<string, Alternatives>> = {
  'Send a first message of role "system" instead.': [[systemFirst]],
  "Ask for short or long answers in a system message instead.": [
    [insteadSay({ role: "system", content: "Be brief." }, 0, "first")],
  ],
  "Send the strings as stop instead.": [[insteadSet(() => ({ stop: ["a", "b"] }))]],
  "Nothing is stored. Send the whole conversation in messages.": [[remove]],
  "Mark content parts with cache_control instead.": [[markContent]],
  "Mark a content part with cache_control instead.": [[markContent]],
  "Put cache_control on a content part of the message.": [[markHere]],
  "Put cache_control on a content block of the message.": [[markHere]],
  "The gateway runs no tools. Offer functions of your own in tools.": [ownFunction],
  "The gateway runs no tools. Offer tools of your own, with an input_schema.": [ownTool],
  'Only tools of type "function" are supported.': [
    [put({ type: "function", function: { name: "look" } }, 1)],
  ],
  "Send one model as model.": [[insteadSet(() => ({ model: "sandbox/echo" }))]],
  "Send its fields at the top level of the body.": [
    [insteadSet(({ value }) => value as JsonObject)],
  ],
  "Set headers on the HTTP request, not in the body.": [[remove]],
  "Set the time-out in your client, not in the body.": [[remove]],
  "Send it as a header, or leave it out.": [[remove]],
  "Send it as the header compat-version, or leave it out.": [[remove]],
  'Non-streaming responses always include usage; for streams send "stream_options".': [
    [insteadSet(() => ({ stream: true, stream_options: { include_usage: true } }))],
  ],
  "A budget is not supported in chat; send effort instead.": [[put({ effort: "low" }, 1)]],
  "Leave reasoning out, or send enabled: false, to get none.": [
    [removeHolder],
    [put({ enabled: false }, 1)],
  ],
  'Put it into "function" as parameters.': [
    [put({ type: "function", function: { name: "look", parameters: {} } }, 1)],
  ],
  "Send tools instead of functions; they support strict.": [
    [
      (draft) => {
        delete draft.body["functions"];
        const definition = { ...chatTool.function, strict: true };
        draft.body["tools"] = [{ ...chatTool, function: definition }];
      },
    ],
  ],
  "Send tools and tool_choice instead.": [
    [
      (draft) => {
        delete draft.body["functions"];
        draft.put(undefined);
        Object.assign(draft.body, { tools: [chatTool], tool_choice: "required" });
      },
    ],
  ],
  "State in the content that the tool failed.": [
    [
      (draft) => {
        draft.put(undefined);
        draft.holder()["content"] = "The tool failed.";
      },
    ],
  ],
  "Send reasoning_content, or leave it out: it is not sent back.": [
    [
      (draft) => {
        draft.put(undefined);
        draft.holder()["reasoning_content"] = draft.value;
      },
    ],
    [remove],
  ],
  "The data URL in url states the media type.": [[remove]],
  "Send the text as the message's refusal.": [
    [(draft) => draft.put({ role: "assistant", refusal: "No." }, 3)],
  ],
  "Files are not supported as input. Send their text, or images.": [
    [put(textPart, 1), put(textPart, 2)],
    [put(chatImage, 1), put(image, 1), put(image, 2)],
  ],
  "Send tool_calls in an assistant message.": [
    [
      insteadSay(
        {
          role: "assistant",
          tool_calls: [{ id: "c1", ...chatTool, function: { name: "look", arguments: "{}" } }],
        },
        1,
      ),
    ],
  ],
  'Send a message of role "tool" with tool_call_id.': [
    [insteadSay({ role: "tool", tool_call_id: "c1", content: "red" }, 1)],
  ],
  'Send {"type": "function", "function": {"name": …}}, or the bare name.': [
    [put(chatTool, 1)],
    [put("look", 1)],
  ],
  "Send only the tools that are allowed.": [[removeHolder]],
  "Send the arguments as JSON text.": [[put("{}")]],
  "GET /models lists the models.": [[put("sandbox/echo")]],
  'Send "thinking", or "output_config": {"effort": …}.': [
    [insteadSet(() => ({ thinking: { type: "enabled" } }))],
    [insteadSet(() => ({ output_config: { effort: "low" } }))],
  ],
  'Tools are flat here: {"name", "description", "input_schema"}.': [flatTool],
  'Send tools, flat: {"name", "description", "input_schema"}.': [flatTool],
  "Put the schema itself into schema.": [
    [
      (draft) => {
        draft.put(undefined);
        draft.holder()["schema"] = valueAt(draft.value, ["schema"]) ?? {};
      },
    ],
  ],
  "Send tool_use blocks in the content.": [
    [
      (draft) => {
        draft.put(undefined);
        draft.holder()["content"] = [toolUse];
      },
    ],
  ],
  "Send a tool_use block in an assistant message.": [
    [insteadSay({ role: "assistant", content: [toolUse] }, 1)],
  ],
  "Send a tool_result block with tool_use_id in a user message.": [
    [put({ role: "user", content: [toolResult] }, 1)],
  ],
  "Send a tool_result block in a user message.": [
    [put({ role: "user", content: [toolResult] }, 1)],
  ],
  'Use the field system, or the role "system".': [
    [
      (draft) => {
        draft.body["system"] = "Be brief.";
        draft.put(undefined, 1);
      },
    ],
    [put({ role: "system", content: "Be brief." }, 1)],
  ],
  "Send role and content only.": [
    [
      (draft) => {
        const { role = "", content = "" } = draft.holder();
        draft.put({ role, content }, 1);
      },
    ],
  ],
  "Send input, as an object.": [
    [
      (draft) => {
        draft.put(undefined);
        draft.holder()["input"] = {};
      },
    ],
  ],
  "Send the input as an object, not as JSON text.": [[put({})]],
  "Put examples into the description.": [
    [
      (draft) => {
        draft.put(undefined);
        draft.holder()["description"] = "For example: {}.";
      },
    ],
  ],
  "Send the search result as text.": [[put(textPart, 1)]],
  "Send the whole history.": [[removeHolder]],
  'Send it in a message of role "assistant".': [[moveTo("assistant")]],
  'Send it in a message of role "user".': [[moveTo("user")]],
  "Send an array of strings.": [[(draft) => draft.put(["a"])]],
};

/** Returns the ways to follow a hint that is a fixed sentence. */
export function followByText(text: string): Alternatives | undefined {
  return Object.hasOwn(byText, text) ? byText[text] : undefined;
}
