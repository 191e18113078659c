declare module 'snowball-stemmers' {
  /** A stemmer for words in lower case of one language, by its English name. */
  export function newStemmer(language: string): { stem(word: string): string };
}
