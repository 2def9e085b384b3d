export interface Call {
  readonly id: string;
  readonly name: string;
  readonly json: string;
}
export interface AssistantTurn {
  readonly role: "assistant";
  readonly protocol: "chat" | "messages";
  readonly message: unknown;
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly Call[];
}
export type Turn =
  | { readonly role: "user"; readonly text: string; readonly images: readonly string[] }
  | {
      readonly role: "tool";
      readonly results: readonly {
        readonly id: string;
        readonly name: string;
        readonly text: string;
      }[];
    }
  | AssistantTurn;
export function assistantTurn(protocol: "chat" | "messages", reply: unknown): AssistantTurn;
export function pendingCalls(turns: readonly Turn[]): readonly Call[];
export function chatMessages(system: string, turns: readonly Turn[]): unknown[];
export function messagesMessages(turns: readonly Turn[]): unknown[];
