/** Nothing is replaced: what the proof finds of the others is not the way they are started. */
import { startVariant } from "./start-variant.ts";

await startVariant({});
