/**
 * Maximum number of characters that are read for an estimate; the tokens of longer text are
 * extrapolated. A stream therefore keeps no more text than this.
 */
export const SAMPLE_CHARACTERS = 32_768;
