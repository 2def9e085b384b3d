/**
 * The version of the gateway for logs, metrics and traces; equal to that of the package and the
 * contract.
 */
export const VERSION = "1.0.0";
