export interface Place {
  name: string;
  /** Against the prompt without accents, where the name alone would not do. */
  means?: RegExp;
  zones?: readonly [string, string, string];
  /** After 'para'. */
  event?: string;
}
