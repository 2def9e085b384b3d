export function convertToolsText(protocol: "chat" | "messages", text: string): string;
export function exampleTools(protocol: "chat" | "messages"): string;
export function toolsFor(protocol: "chat" | "messages", tools: readonly unknown[]): unknown[];
