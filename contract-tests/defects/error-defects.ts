import type { Defect } from "./defect.ts";
import { field, header, status, text } from "./mutate.ts";

const unknown = "createChatCompletion: an unknown field";
const noKey = "createChatCompletion: no key";
const noKeyForList = "listModels: no key";
const poor = "createMessage: too small a balance";
const forbidden = "createMessage: a model beyond the plan";
const missing = "getModel: a model that nobody serves";
const large = "createChatCompletion: a client that keeps writing";
const slow = "createMessage: a slow socket";
const again = "createChatCompletion: the same Idempotency-Key in flight";
const other = "createMessage: the same Idempotency-Key with another body";
const limited = "createChatCompletion: the limiter";
const throwing = "getAccount: a part that throws";
const upstream = "createMessage: a broken upstream";
const stopping = "listModels: SIGTERM";
const busy = "createMessage: a busy upstream";
const silent = "createChatCompletion: a silent upstream";

/** Defects of refusals and failures. */
export const errorDefects: readonly Defect[] = [
  ["200 with an error body", unknown, status(200)],
  ["422 for a broken rule", unknown, status(422)],
  ["500 for a client's mistake", unknown, status(500)],
  ["the shape of another vendor", unknown, text(withoutEnvelope)],
  ["an error as a bare string", unknown, field("/error", "unknown field")],
  ["another type of error", unknown, field("/error/type", "validation_error")],
  ["another code", unknown, field("/error/code", "invalid_request")],
  ["no code", unknown, field("/error/code", undefined)],
  ["an empty message", unknown, field("/error/message", "")],
  ["no param", unknown, field("/error/param", null)],
  ["a param as a pointer", unknown, field("/error/param", "/temperatur")],
  ["no issues", unknown, field("/error/details", null)],
  ["an issue that points elsewhere", unknown, field("/error/details/issues/0/pointer", "")],
  ["an issue without its hint", unknown, field("/error/details/issues/0/hint", undefined)],
  ["an inner library's words beside ours", unknown, field("/error/schemaPath", "#/additional")],
  ["a stack trace in the body", throwing, field("/error/stack", "Error: at store.ts")],
  ["another request's id", unknown, field("/request_id", "req_another1")],
  ["no request_id", noKey, field("/request_id", undefined)],
  ["403 for a missing key", noKey, status(403)],
  ["no WWW-Authenticate", noKey, header("www-authenticate", null)],
  ["another scheme of authentication", noKeyForList, header("www-authenticate", "Basic")],
  ["a missing key is to be retried", noKey, header("x-should-retry", "true")],
  ["a missing key may be retried", noKeyForList, header("x-should-retry", null)],
  ["the code of a wrong key for none", noKey, field("/error/code", "invalid_api_key")],
  ["a missing key answered with a record", noKeyForList, text(() => '{"object":"list","data":[]}')],
  ["a shortfall without details", poor, field("/error/details", null)],
  ["what is needed as a number", poor, field("/error/details/needed", 0.01)],
  ["another balance", poor, field("/error/details/available", "1")],
  ["429 for a balance", poor, status(429)],
  ["404 for a forbidden model", forbidden, status(404)],
  ["a forbidden model may be retried", forbidden, header("x-should-retry", null)],
  ["400 for a missing model", missing, status(400)],
  ["413 without its code", large, field("/error/code", "invalid_request")],
  ["400 for too large a body", large, status(400)],
  ["504 for a slow client", slow, status(504)],
  ["a request in flight is not to be retried", again, header("x-should-retry", "false")],
  ["422 for a request in flight", again, status(422)],
  ["a mismatch that may be retried", other, header("x-should-retry", "true")],
  ["no retry-after", limited, header("retry-after", null)],
  ["retry-after as a date", limited, header("retry-after", "Sat, 21 Nov 2026 06:00:00 GMT")],
  ["retry-after of 0", limited, header("retry-after", "0")],
  ["retry-after beyond a minute", limited, header("retry-after", "61")],
  ["a wait in seconds sent as milliseconds", limited, header("retry-after-ms", "1")],
  ["503 for a rate", limited, status(503)],
  ["a limit that is not to be retried", limited, header("x-should-retry", "false")],
  ["502 for our own fault", throwing, status(502)],
  ["the cause sent to the client", throwing, field("/error/details", { cause: "TypeError" })],
  ["an upstream's status let through", upstream, status(500)],
  ["an upstream's failure is to be retried", upstream, header("x-should-retry", "true")],
  ["500 while stopping", stopping, status(500)],
  ["stopping without retry-after", stopping, header("retry-after", null)],
  ["chat's status on messages", busy, status(503)],
  ["another type for an overload", busy, field("/error/type", "api_error")],
  ["408 for a silent upstream", silent, status(408)],
  ["a silent upstream may not be retried", silent, header("x-should-retry", null)],
  ["an error as a stream", silent, header("content-type", "text/event-stream")],
];

function withoutEnvelope(body: string): string {
  const { error } = JSON.parse(body) as { readonly error: unknown };
  return JSON.stringify({ error });
}
