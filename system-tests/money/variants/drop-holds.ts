/** The reaper drops what a dead process held (breaks rule 5). */
import { droppingHolds } from "./broken-reapers.ts";
import { startVariant } from "./start-variant.ts";

await startVariant({ reaper: droppingHolds });
