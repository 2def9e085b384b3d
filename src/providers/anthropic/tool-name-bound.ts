/** The API's maximum length of a tool name. */
export const TOOL_NAME_CHARS_MAX = 128;
