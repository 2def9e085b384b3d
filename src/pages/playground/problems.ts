import type { Schemas } from "../../../generated/types.ts";
import { byId, element } from "../kit/elements.js";
import type { BuiltRequest } from "./request.js";
import { isList, isObject } from "./tools.js";

/** A problem with a field of the form. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** The form's field for each field of a request's body. */
const fieldOfBody: Readonly<Record<string, string>> = {
  model: "model",
  system: "system",
  instructions: "system",
  max_tokens: "max-tokens",
  max_output_tokens: "max-tokens",
  reasoning: "reasoning",
  thinking: "reasoning",
  temperature: "temperature",
  top_p: "top-p",
  top_k: "top-k",
  stop: "stops",
  stop_sequences: "stops",
  tools: "tools",
  tool_choice: "tool-choice",
  response_format: "schema",
  output_config: "schema",
  text: "schema",
  messages: "text",
  input: "text",
};

/** Returns the fields that a refusal names, or the field of the key or model if it is the cause. */
export function problemsOf(
  status: number,
  { code, message, details }: Schemas["ErrorResponse"]["error"],
  request: Pick<BuiltRequest, "body" | "extra">,
): readonly Problem[] {
  if (status === 401) return [{ field: "key", message }];
  if (code === "model_not_found") return [{ field: "model", message }];
  const issues: unknown = isObject(details) ? details["issues"] : null;
  return isList(issues) ? issues.flatMap((issue) => problemOfIssue(issue, request)) : [];
}

function problemOfIssue(
  issue: unknown,
  { body, extra }: Pick<BuiltRequest, "body" | "extra">,
): readonly Problem[] {
  if (!isObject(issue)) return [];
  const { pointer, message } = issue;
  const path = String(pointer).split("/").slice(1);
  const [name = ""] = path;
  const own = isInImage(body, path) ? "image-files" : fieldOfBody[name];
  const field = extra.includes(name) ? "further" : own;
  if (field === undefined) return [];
  // A pointer to a whole field would only repeat the field's name.
  const isInside = path.length > 1 && field !== "image-files";
  return [
    { field, message: isInside ? `${String(pointer)}: ${String(message)}` : String(message) },
  ];
}

/** The types of an image in the protocols. */
const imageTypes: ReadonlySet<unknown> = new Set(["image", "image_url", "input_image"]);

/** Returns whether a path through the body leads to or into an image. */
function isInImage(body: unknown, path: readonly string[]): boolean {
  let value = body;
  for (const token of path) {
    if (isList(value)) value = value[Number(token)];
    else if (isObject(value)) value = value[token];
    else return false;
    if (isObject(value) && imageTypes.has(value["type"])) return true;
  }
  return false;
}

const noteOf = (id: string): string => `${id}-problem`;

/** Shows a problem below its field, and opens the section that contains it. */
export function showProblem({ field: id, message }: Problem): void {
  clearProblem(id);
  const input = byId(id);
  const note = element("p", { id: noteOf(id), class: "problem" }, message);
  // A control inside its label has the note after the label.
  (input.closest("label") ?? input).after(note);
  input.setAttribute("aria-invalid", "true");
  const described = input.getAttribute("aria-describedby");
  input.setAttribute("aria-describedby", described === null ? note.id : `${described} ${note.id}`);
  const section = input.closest("details");
  if (section !== null) section.open = true;
}

/** Shows problems at their fields, and moves the focus to the first. */
export function showProblems(problems: readonly Problem[]): void {
  for (const problem of problems) showProblem(problem);
  const [first] = problems;
  if (first === undefined) return;
  byId(first.field).focus();
  byId(`${first.field}-problem`).scrollIntoView({ block: "nearest" });
}

/** Removes the problem of a field; returns whether it had one. */
export function clearProblem(id: string): boolean {
  const note = document.getElementById(noteOf(id));
  if (note === null) return false;
  const input = byId(id);
  note.remove();
  input.removeAttribute("aria-invalid");
  const others = (input.getAttribute("aria-describedby") ?? "").replace(noteOf(id), "").trim();
  if (others === "") input.removeAttribute("aria-describedby");
  else input.setAttribute("aria-describedby", others);
  return true;
}

/** Removes the problems of all fields. */
export function clearProblems(): void {
  for (const input of document.querySelectorAll("[aria-invalid]")) clearProblem(input.id);
}
