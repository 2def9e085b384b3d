/** Start of a sealed reasoning state; the digit is the version. */
export const SEALED_PREFIX = "gws1_";

/**
 * Returns a client's text if it has the form of a sealed state. Any other text becomes one that
 * cannot be unsealed: an upstream would read a state that a client made up.
 */
export function asSealedText(text: string): string {
  return text.startsWith(SEALED_PREFIX) ? text : SEALED_PREFIX;
}
