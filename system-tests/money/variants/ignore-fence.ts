/** A process that was considered dead continues as if it had not been (breaks I11). */
import { ignoringTheFence } from "./broken-stores.ts";
import { startVariant } from "./start-variant.ts";

await startVariant({ store: ignoringTheFence });
