/** The wire's bound of a tool's name. */
export const TOOL_NAME_CHARS_MAX = 128;
