/** The version of the kit, which is that of the contract. */
export const VERSION = "1.0.0";
