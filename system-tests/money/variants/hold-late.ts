/** The upstream is called before the hold is on disk (breaks rule 2). */
import { holdingLate } from "./broken-stores.ts";
import { startVariant } from "./start-variant.ts";

await startVariant({ store: holdingLate });
