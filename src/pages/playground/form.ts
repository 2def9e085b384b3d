import { byId, controlById } from "../kit/elements.js";
import type { Settings } from "./request.js";
import type { Protocol } from "./tools.js";

const input = (id: string): HTMLInputElement => controlById(id, HTMLInputElement);
const area = (id: string): HTMLTextAreaElement => controlById(id, HTMLTextAreaElement);
const choice = (id: string): HTMLSelectElement => controlById(id, HTMLSelectElement);

const numberOf = (id: string): number | null =>
  input(id).value === "" ? null : Number(input(id).value);
const textOf = (id: string): string => area(id).value.trim();

const protocols = ["chat", "messages", "responses"] as const;
const toolChoices = ["auto", "required", "none"] as const;

/** Returns the chosen protocol. */
export function chosenProtocol(): Protocol {
  const choices = document.querySelectorAll<HTMLInputElement>("input[name=protocol]");
  const chosen = [...choices].find(({ checked }) => checked);
  return protocols.find((protocol) => protocol === chosen?.value) ?? "chat";
}

/** Returns the settings of a request, without its turns. */
export function readSettings(): Settings {
  const protocol = chosenProtocol();
  return {
    protocol,
    model: choice("model").value || "sandbox/echo",
    system: textOf("system"),
    tools: textOf("tools"),
    toolChoice: toolChoices.find((each) => each === choice("tool-choice").value) ?? "",
    schema: textOf("schema"),
    further: textOf("further"),
    maxTokens: numberOf("max-tokens"),
    temperature: numberOf("temperature"),
    topP: numberOf("top-p"),
    topK: protocol === "messages" ? numberOf("top-k") : null,
    stop: area("stops")
      .value.split("\n")
      .filter((line) => line !== ""),
    reasoning: choice("reasoning").value,
    stream: input("stream").checked,
  };
}

/** Returns the headers that contain the key in the field. */
export function authorization(): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${input("key").value.trim()}` };
}

/** Folds the settings on a phone, which shows the conversation first. */
export function foldSettings(): void {
  const narrow = matchMedia("(max-width: 900px)");
  const fold = (): void => {
    byId("more-settings").toggleAttribute("open", !narrow.matches);
  };
  narrow.addEventListener("change", fold);
  fold();
}
