import { rm } from "node:fs/promises";
import { join } from "node:path";
import { editFiles } from "./edit-files.ts";

const packagingOfTheGenerator = [
  "setup.py",
  "setup.cfg",
  "tox.ini",
  "requirements.txt",
  "test-requirements.txt",
  ".github",
];

/**
 * Fixes lists within unions, sets defaults for one-value enums, adds request ids, and exports the
 * helpers.
 */
export async function patchPython(folder: string): Promise<void> {
  for (const name of packagingOfTheGenerator) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  await editFiles(join(folder, "chat_gateway/models"), {
    ending: ".py",
    atLeast: 60,
    edit: (text) => defaultOneValueEnums(preferTagged(repairUnion(text))),
  });
  await editFiles(join(folder, "chat_gateway/models"), {
    ending: ".py",
    atLeast: replies.length,
    edit: addRequestId,
  });
  await editFiles(join(folder, "chat_gateway"), {
    ending: "__init__.py",
    atLeast: 1,
    edit: (text, file) => (file === "__init__.py" ? text + helperExports : text),
  });
}

/** The replies of the calls, which have the id of their request. */
const replies: readonly string[] = [
  "Account",
  "ChatCompletion",
  "Message",
  "Model",
  "ModelList",
  "ResponseObject",
  "TokenCount",
];

/** Adds the id of the request to a reply, as an attribute that is not part of its JSON. */
function addRequestId(text: string): string {
  const [head, name = ""] = /^class (\w+)\(BaseModel\):\n {4}"""[^]*?""" # noqa: E501\n/m.exec(
    text,
  ) ?? [""];
  if (!replies.includes(name)) return text;
  const field = "    _request_id: Optional[str] = PrivateAttr(default=None)\n";
  return text
    .replace(/^from pydantic import /m, "from pydantic import PrivateAttr, ")
    .replace(head, () => head + field);
}

/** The names that programs import, by their module. */
const helpers: Readonly<Record<string, readonly string[]>> = {
  gateway: ["ChatGateway"],
  async_gateway: ["AsyncChatGateway"],
  async_raw: ["AsyncRawGateway"],
  async_streams: [
    "AsyncChatCompletionStream",
    "AsyncEventStream",
    "AsyncMessageStream",
    "AsyncResponseStream",
  ],
  gateway_error: [
    "APIConnectionError",
    "APITimeoutError",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "GatewayError",
    "InternalServerError",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimitError",
    "UnprocessableEntityError",
  ],
  options: ["CallOptions", "ClientOptions", "GenerationOptions"],
  raw: ["RawGateway", "RawResponse"],
  streams: [
    "ChatCompletionStream",
    "EventStream",
    "MessageEvent",
    "MessageStream",
    "ResponseEvent",
    "ResponseStream",
  ],
};

const helperExports = Object.entries(helpers)
  .map(([module, names]) => {
    const imports = names.map((name) => `from chat_gateway.${module} import ${name} as ${name}\n`);
    return `${imports.join("")}__all__ += ${JSON.stringify(names)}\n`;
  })
  .join("");

/**
 * Converts the items of a list in a union as models: the templates read and write them as dicts.
 */
function repairUnion(text: string): string {
  if (!text.includes("_ONE_OF_SCHEMAS")) return text;
  return text
    .replaceAll(
      /(# deserialize data into List\[([A-Z]\w+)\]\n\s+try:\n\s+# validation\n\s+\S+ = )json\.loads\(json_str\)/g,
      (_, before: string, item: string) =>
        `${before}[${item}.from_dict(_item) for _item in json.loads(json_str)]` +
        ` if json_str.startswith("[") else json.loads(json_str)`,
    )
    .replaceAll("return json.dumps(self.actual_instance)", "return json.dumps(self.to_dict())")
    .replaceAll(
      "# primitive type\n            return self.actual_instance",
      `if isinstance(self.actual_instance, list):
                return [_item.to_dict() if hasattr(_item, "to_dict") else _item for _item in self.actual_instance]
            # primitive type
            return self.actual_instance`,
    );
}

/**
 * Reads a message without its type only if the item has none: the models of a union ignore fields
 * that they do not know, so that both would match.
 */
function preferTagged(text: string): string {
  return text.replace(
    /^( +)(instance\.actual_instance = ResponsesPlainMessage\.from_json\(json_str\))\n +match \+= 1$/m,
    "$1if match == 0:\n$1    $2\n$1    match += 1",
  );
}

/**
 * Sets a default for \`type\` and \`role\`, which have one value in each model, so that users can
 * omit them.
 */
function defaultOneValueEnums(text: string): string {
  let repaired = text;
  const pattern = /@field_validator\('(\w+)'\)\n[^]*?if value not in set\(\['([^',]+)'\]\)/g;
  for (const [, field = "", value = ""] of text.matchAll(pattern)) {
    repaired = repaired.replace(
      `    ${field}: StrictStr = Field(description=`,
      `    ${field}: StrictStr = Field(default='${value}', description=`,
    );
  }
  return repaired;
}
