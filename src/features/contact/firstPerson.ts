/**
 * Words that speak to somebody, and how they say them themselves. Only those that mean nothing else: 'te'
 * is no tea, but 'ventas' may be sales.
 */
const OWN_WORDS = new Map(
  (
    'tu mi,tus mis,tú yo,te me,ti mí,contigo conmigo,apruebas apruebo,atiendes atiendo,decides decido,' +
    'eliges elijo,haces hago,necesitas necesito,pides pido,puedes puedo,quieres quiero,recibes recibo,' +
    'registras registro,respondes respondo,revisas reviso,sabes sé,tienes tengo,vendes vendo,ves veo'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** A text that speaks to somebody, as they would say it: 'tu empresa' becomes 'mi empresa'. */
export function inFirstPerson(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const own = OWN_WORDS.get(word.toLowerCase());
    if (own === undefined) return word;
    return word === word.toLowerCase() ? own : own.charAt(0).toUpperCase() + own.slice(1);
  });
}
