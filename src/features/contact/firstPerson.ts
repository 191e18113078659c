/** What speaks to somebody, and how they say it themselves. Only words that mean nothing else. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  tu: 'mi',
  tus: 'mis',
  tú: 'yo',
  te: 'me',
  ti: 'mí',
  contigo: 'conmigo',
  tuyo: 'mío',
  tuya: 'mía',
  tuyos: 'míos',
  tuyas: 'mías',
  apruebas: 'apruebo',
  atiendes: 'atiendo',
  cobras: 'cobro',
  decides: 'decido',
  defines: 'defino',
  eliges: 'elijo',
  haces: 'hago',
  necesitas: 'necesito',
  ofreces: 'ofrezco',
  pides: 'pido',
  puedes: 'puedo',
  quieres: 'quiero',
  recibes: 'recibo',
  registras: 'registro',
  respondes: 'respondo',
  revisas: 'reviso',
  sabes: 'sé',
  tienes: 'tengo',
  vendes: 'vendo',
  ves: 'veo',
};

/** A text that speaks to somebody, as they would say it: 'tu empresa' becomes 'mi empresa'. */
export function inFirstPerson(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const own = OWN_WORDS[word.toLowerCase()];
    if (own === undefined) return word;
    return word === word.toLowerCase() ? own : own.charAt(0).toUpperCase() + own.slice(1);
  });
}
