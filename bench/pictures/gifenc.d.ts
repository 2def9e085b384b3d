declare module "gifenc" {
  type Palette = readonly (readonly [number, number, number])[];

  interface Encoder {
    readonly writeFrame: (
      index: Uint8Array,
      width: number,
      height: number,
      options: { readonly palette: Palette; readonly delay: number },
    ) => void;
    readonly finish: () => void;
    readonly bytes: () => Uint8Array;
  }

  const gifenc: {
    readonly GIFEncoder: () => Encoder;
    readonly quantize: (rgba: Uint8Array, colors: number) => Palette;
    readonly applyPalette: (rgba: Uint8Array, palette: Palette) => Uint8Array;
  };
  export default gifenc;
}
