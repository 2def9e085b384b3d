/** The reaper drops the holds of a dead process (breaks rule 5). */
import { droppingHolds } from "./broken-reapers.ts";
import { startVariant } from "./start-variant.ts";

await startVariant({ reaper: droppingHolds });
