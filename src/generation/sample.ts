/**
 * Text beyond this is not read for an estimate: its tokens are extrapolated from the sample. So no
 * more of a stream need be kept.
 */
export const SAMPLE_CHARACTERS = 32_768;
