import { listOf, objectOf } from "../contract/document.ts";
import { bodies, field, headers, requests, withStatus } from "./alter.ts";
import type { Defect } from "./defect.ts";
import type { ReturnedAnswer } from "./proxy.ts";

const isError = ({ status, body }: ReturnedAnswer, code: string): boolean =>
  status >= 400 && body.includes(`"code":"${code}"`);

/** Defects of errors. */
export const errorDefects: readonly Defect[] = [
  {
    name: "an error's body lacks request_id",
    alteration: bodies(withStatus(400), ({ request_id: _id, ...body }) => body),
    foundBy: "document/createChatCompletion/400/body",
    others: ["document/*/400/body"],
  },
  {
    name: "an error has the form of another vendor",
    alteration: bodies(withStatus(404), ({ error }) => {
      const { message = "", code = "" } = objectOf(error);
      return { error: { message, code, type: "invalid_request_error" } };
    }),
    foundBy: "document/createMessage/404/body",
    others: ["document/*/404/body"],
  },
  {
    name: "malformed JSON is a 500",
    alteration: {
      answer: (answer) => (isError(answer, "invalid_json") ? { ...answer, status: 500 } : answer),
    },
    foundBy: "errors/400-malformed-json/createChatCompletion",
    others: [
      ...["errors/400-malformed-json/*", "errors/400-empty-body/*", "errors/codes"],
      ...["errors/common/malformed-json/*", "limits/headers-of-errors/*"],
    ],
  },
  {
    name: "the code of malformed JSON is that of an invalid request",
    alteration: {
      answer: (answer) => ({
        ...answer,
        body: answer.body.replace('"code":"invalid_json"', '"code":"invalid_request"'),
      }),
    },
    foundBy: "errors/400-malformed-json/createMessage",
    others: ["errors/400-malformed-json/*", "errors/400-empty-body/*"],
  },
  {
    name: "unknown fields are accepted",
    alteration: requests(({ unlisted: _unlisted, ...body }) => body),
    foundBy: "rejections/ChatCompletionRequest/additionalProperties",
    others: [
      ...["rejections/MessagesRequest/additionalProperties", "account/unlisted-fields"],
      ...[
        "rejections/CountTokensRequest/additionalProperties",
        "rejections/ResponsesRequest/additionalProperties",
      ],
      "errors/400-unknown-field-before-the-model/*",
    ],
  },
  {
    name: "the bound of the temperature is not checked",
    alteration: requests((body) => ({
      ...body,
      ...(Number(body["temperature"]) > 2 && { temperature: 2 }),
    })),
    foundBy: "rejections/ChatCompletionRequest/properties/temperature/maximum",
    others: ["rejections/*Request/properties/temperature/maximum"],
  },
  {
    name: "an issue has no rule",
    alteration: bodies(withStatus(400), (body) =>
      field(body, "error", (error) =>
        field(error, "details", (details) => {
          const [issue, ...more] = listOf(details["issues"]);
          if (issue === undefined) return details;
          return { ...details, issues: [{ ...objectOf(issue), rule: "invalid" }, ...more] };
        }),
      ),
    ),
    foundBy: "rejections/ChatCompletionRequest/required/model",
    others: ["rejections/*"],
  },
  {
    name: "an error has no param",
    alteration: bodies(withStatus(400), (body) =>
      field(body, "error", (error) => ({ ...error, param: null })),
    ),
    foundBy: "errors/param",
  },
  {
    name: "a 401 lacks www-authenticate",
    alteration: headers(withStatus(401), { "www-authenticate": undefined }),
    foundBy: "document/createChatCompletion/401/headers",
    others: ["document/*/401/headers"],
  },
  {
    name: "a 405 lacks allow",
    alteration: headers(withStatus(405), { allow: undefined }),
    foundBy: "errors/405-wrong-method/createChatCompletion",
    others: ["errors/405-wrong-method/create*", "errors/405-wrong-method/countMessageTokens"],
  },
  {
    name: "an overload lacks retry-after",
    alteration: headers(withStatus(503, 529), { "retry-after": undefined }),
    foundBy: "document/createChatCompletion/503/headers",
    others: ["document/createMessage/529/headers", "document/createResponse/503/headers"],
  },
  {
    name: "an error's body is sent as text",
    alteration: headers(withStatus(415), { "content-type": "text/plain" }),
    foundBy: "document/createChatCompletion/415/body",
    others: ["document/*/415/body"],
  },
  {
    name: "an unknown key is a 403",
    alteration: {
      answer: (answer) =>
        isError(answer, "invalid_api_key") ? { ...answer, status: 403 } : answer,
    },
    foundBy: "errors/401-unknown-key/createChatCompletion",
    others: ["errors/401-unknown-key/*", "errors/codes", "document/declared-statuses"],
  },
];
