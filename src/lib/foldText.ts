const ACCENTS = /\p{M}/gu;
const ASCII = /^[\x20-\x7e\s]*$/;

/** Normalizes a text for searching, without capitals and accents: 'guia' finds 'Guía'. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(ACCENTS, '');
}
