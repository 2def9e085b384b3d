/** Nothing is replaced: the proof must not fail merely because of how variants are started. */
import { startVariant } from "./start-variant.ts";

await startVariant({});
