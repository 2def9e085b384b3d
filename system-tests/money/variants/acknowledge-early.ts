/** The last byte is sent before its charge is on disk (breaks rule 4). */
import { acknowledgingEarly } from "./broken-stores.ts";
import { startVariant } from "./start-variant.ts";

await startVariant({ store: acknowledgingEarly });
