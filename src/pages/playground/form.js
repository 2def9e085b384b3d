const element = (id) => document.getElementById(id);

const numberOf = (id) => (element(id).value === "" ? null : Number(element(id).value));
const textOf = (id) => element(id).value.trim();

/** The protocol that is chosen. */
export function chosenProtocol() {
  return element("form").elements.protocol.value;
}

/** The settings of a request, without its turns. */
export function readSettings() {
  const isChat = chosenProtocol() === "chat";
  return {
    protocol: chosenProtocol(),
    model: element("model").value || "sandbox/echo",
    system: textOf("system"),
    tools: textOf("tools"),
    toolChoice: element("tool-choice").value,
    schema: textOf("schema"),
    further: textOf("further"),
    maxTokens: numberOf("max-tokens"),
    temperature: numberOf("temperature"),
    topP: numberOf("top-p"),
    topK: isChat ? null : numberOf("top-k"),
    stop: element("stops")
      .value.split("\n")
      .filter((line) => line !== ""),
    reasoning: element("reasoning").value,
    stream: element("stream").checked,
  };
}

/** The headers that show the key, which stays in its field. */
export function authorization() {
  return { authorization: `Bearer ${element("key").value.trim()}` };
}
