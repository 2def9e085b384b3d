/**
 * Size of the text that is read for an estimate: the tokens of longer text are extrapolated. A
 * stream therefore needs to keep no more text than this.
 */
export const SAMPLE_CHARACTERS = 32_768;
