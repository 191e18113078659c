declare module 'subset-font' {
  /** Reduces a font to the glyphs of `text`; resolves to the new font's bytes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, number | { min: number; max: number }>;
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
