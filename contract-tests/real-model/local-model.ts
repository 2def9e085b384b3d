import { join } from "node:path";
import { installLocalModel } from "../../scripts/local-model/install.ts";
import { startLocalModel, type LocalModelServer } from "../../scripts/local-model/start.ts";

const CACHE_FOLDER = join(import.meta.dirname, "../../.cache/local-model");

/** The first start downloads the model server and its model. */
export const INSTALL_LIMIT_MS = 1_800_000;
/** A safeguard: a small or loaded machine needs some time for a sentence. */
export const ANSWER_LIMIT_MS = 1_200_000;

/**
 * Starts the real model, or returns the reason for which it is missing: then tests skip; in CI it
 * throws.
 */
export async function startRealModel(): Promise<LocalModelServer | { readonly missing: string }> {
  const model = await installLocalModel(CACHE_FOLDER);
  if (!("missing" in model)) return startLocalModel(model);
  if (process.env["CI"] === "true") throw new Error(model.missing);
  return model;
}
