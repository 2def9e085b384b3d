export const CHAT = ["/chat/completions"] as const;
export const MESSAGES = ["/messages"] as const;
export const RESPONSES = ["/responses"] as const;
/** The paths that generate. */
export const ALL = [...CHAT, ...MESSAGES, ...RESPONSES] as const;
