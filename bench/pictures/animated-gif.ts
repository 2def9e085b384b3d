import gifenc from "gifenc";
import { PNG } from "pngjs";

const COLORS = 256;

/** A picture of the moving one. */
export interface Frame {
  readonly png: Buffer;
  readonly shownMs: number;
}

/** Returns pictures of one size as an animated GIF. */
export function animatedGif(frames: readonly Frame[]): Uint8Array {
  const encoder = gifenc.GIFEncoder();
  for (const { png, shownMs } of frames) {
    const { width, height, data } = PNG.sync.read(png);
    const palette = gifenc.quantize(data, COLORS);
    const index = gifenc.applyPalette(data, palette);
    encoder.writeFrame(index, width, height, { palette, delay: shownMs });
  }
  encoder.finish();
  return encoder.bytes();
}
