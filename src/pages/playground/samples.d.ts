export function samplesOf(call: {
  readonly protocol: "chat" | "messages";
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly origin: string;
}): { readonly curl: string; readonly typescript: string; readonly python: string };
