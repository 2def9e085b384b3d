/** The reaper charges more than a killed request owes (breaks rule 5). */
import { chargingWholeHolds } from "./broken-reapers.ts";
import { startVariant } from "./start-variant.ts";

await startVariant({ reaper: chargingWholeHolds });
