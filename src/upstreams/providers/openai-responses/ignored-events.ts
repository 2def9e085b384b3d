/**
 * The events without content for the client (`ResponseStreamEvent` of the vendor's SDK). Content of
 * server tools is reported by their items.
 */
const ignored: ReadonlySet<string> = new Set([
  ...["response.created", "response.queued", "response.in_progress"],
  ...["response.content_part.added", "response.content_part.done"],
  ...["response.reasoning_summary_part.added", "response.reasoning_summary_part.done"],
  // vLLM, with each reasoning (ResponseReasoningPartAddedEvent of its protocol.py).
  ...["response.reasoning_part.added", "response.reasoning_part.done"],
  "response.output_text.annotation.added",
  "response.compaction.compacting",
  // Some servers keep a call alive by it.
  ...["keepalive", "ping"],
]);

/** The server tools of the vendor, and audio, whose events end in the state of the call. */
const ofServerTools =
  /^response\.(?:audio|code_interpreter_call|custom_tool_call|file_search_call|image_generation_call|mcp_call|mcp_list_tools|shell_call|web_search_call)[._]/;

/** Returns whether an event is known and has no content for the client. */
export function isIgnored(type: string): boolean {
  return ignored.has(type) || ofServerTools.test(type);
}
