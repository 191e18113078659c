/** A mark of 16×16 on cells of 4, in the colour of its words. */
export interface Logo {
  name: string;
  /** The outline, as a path's `d`. */
  mark: string;
}

/** EXAMPLES, as the portfolio's businesses are: drawn for this site, nobody's marks (SITE-13). */
export const logos: readonly Logo[] = [
  { name: 'Qantu', mark: 'M0 0h12v4h4v12H4v-4H0z' },
  { name: 'Sillar & Co', mark: 'M8 0h8v16H0V8h8z' },
  { name: 'Puna Fina', mark: 'M4 0h8v8h4v8h-4v-4H4v4H0V8h4z' },
  { name: 'Botica Luz', mark: 'M4 0h8v4h4v8h-4v4H4v-4H0V4h4z' },
  { name: 'Molino Real', mark: 'M0 0h16v4h-4v8h4v4H0v-4h4V4H0z' },
  { name: 'Caleta Sur', mark: 'M12 0h4v16H0v-4h4V8h4V4h4z' },
];
