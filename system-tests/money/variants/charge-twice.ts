/** The reaper lowers the balance by more than the entry states (breaks I1). */
import { chargingTwice } from "./broken-reapers.ts";
import { startVariant } from "./start-variant.ts";

await startVariant({ reaper: chargingTwice });
