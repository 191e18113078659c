/** A link within a paragraph. */
export type Reference = { mail: string } | { to: string; words: string };

/** A paragraph; an array when it contains links. */
export type Paragraph = string | readonly (string | Reference)[];

/** A block of a section. */
export type Block =
  | { kind: 'paragraph'; text: Paragraph }
  | { kind: 'list'; items: readonly Paragraph[] }
  /** Rows of a name and its description. */
  | { kind: 'facts'; rows: readonly (readonly [string, Paragraph])[] };

export interface LegalSection {
  /** The section's anchor, as in `#/privacy#derechos`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A legal text of the site. */
export interface LegalText {
  title: string;
  purpose: string;
  /** The calendar day from which this version applies, `YYYY-MM-DD`. */
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
