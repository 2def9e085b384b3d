import type { Reply } from "./call.ts";

/** Returns a response's content except its ids and times. */
export function contentOf({ status, text, headers }: Reply): unknown {
  const body = text
    .replaceAll(/"(?:id|request_id|tool_call_id|item_id)":"[^"]*"/g, '"id":""')
    .replaceAll(/"(?:created|created_at|completed_at)":\d+/g, '"created":0');
  const kept = ["content-type", "x-ignored-fields", "x-should-retry", "retry-after"];
  return { status, body, headers: kept.map((name) => headers.get(name)) };
}
