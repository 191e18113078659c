const ACCENTS = /\p{M}/gu;
const ASCII = /^[\x20-\x7e\s]*$/;

/** A text as people search for it: without capitals and accents, so that 'guia' finds 'Guía'. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(ACCENTS, '');
}
