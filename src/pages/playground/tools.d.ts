export function convertToolsText(protocol: "chat" | "messages", text: string): string;
export function exampleTools(protocol: "chat" | "messages"): string;
