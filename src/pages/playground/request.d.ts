export interface PlaygroundForm {
  readonly protocol: "chat" | "messages";
  readonly model: string;
  readonly system: string;
  readonly text: string;
  readonly tools: string;
  readonly maxTokens: number | null;
  readonly reasoning: string;
  readonly stream: boolean;
}
export function buildRequest(form: PlaygroundForm): {
  path: string;
  body: Record<string, unknown>;
};
