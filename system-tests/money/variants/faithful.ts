/** No part is replaced: the proof must not fail merely because of the way that variants start. */
import { startVariant } from "./start-variant.ts";

await startVariant({});
