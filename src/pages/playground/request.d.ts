import type { Turn } from "./turns.js";

export interface PlaygroundForm {
  readonly protocol: "chat" | "messages";
  readonly model: string;
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly tools: string;
  readonly toolChoice: "" | "auto" | "required" | "none";
  readonly schema: string;
  readonly further: string;
  readonly maxTokens: number | null;
  readonly temperature: number | null;
  readonly topP: number | null;
  readonly topK: number | null;
  readonly stop: readonly string[];
  readonly reasoning: string;
  readonly stream: boolean;
}
export function buildRequest(form: PlaygroundForm): {
  path: string;
  body: Record<string, unknown>;
};
