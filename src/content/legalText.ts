/** Something to press within a paragraph. */
export type Reference = { mail: string } | { to: string; words: string };

/** A paragraph, in pieces where something in it leads on. */
export type Paragraph = string | readonly (string | Reference)[];

/** What is set below each other within a section. */
export type Block =
  | { kind: 'paragraph'; text: Paragraph }
  | { kind: 'list'; items: readonly Paragraph[] }
  /** What it is called, and what is to be said of it. */
  | { kind: 'facts'; rows: readonly (readonly [string, Paragraph])[] };

export interface LegalSection {
  /** Part of the address: `#/privacy#derechos`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A legal text of the site, in the order in which it is read. */
export interface LegalText {
  title: string;
  purpose: string;
  /** Calendar day from which this version holds, ISO 8601. */
  version: string;
  sections: readonly LegalSection[];
}

export function paragraph(...pieces: (string | Reference)[]): Block {
  return { kind: 'paragraph', text: pieces };
}

export function list(...items: Paragraph[]): Block {
  return { kind: 'list', items };
}

export function facts(...rows: (readonly [string, Paragraph])[]): Block {
  return { kind: 'facts', rows };
}
