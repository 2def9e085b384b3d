import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Anthropic's models on Vertex AI. Source: Vertex AI's guide (Claude models). */
export const vertex: Dialect = Object.freeze({
  ...compatible,
  name: "vertex",
  hosts: ["*-aiplatform.googleapis.com", "aiplatform.googleapis.com"],
  keyHeader: "authorization",
  endpoint: "raw-predict",
});
