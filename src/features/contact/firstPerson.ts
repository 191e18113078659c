/**
 * Words that speak to somebody, and how they say them themselves. Only those that mean nothing else: 'te'
 * is no tea, but 'ventas' may be sales.
 */
const OWN_WORDS = new Map(
  (
    'tu mi,tus mis,tú yo,te me,ti mí,contigo conmigo,abres abro,anotas anoto,anuncias anuncio,' +
    'apruebas apruebo,atiendes atiendo,cambias cambio,cierras cierro,compartes comparto,cuadras cuadro,' +
    'decides decido,defines defino,elijas elija,eliges elijo,emites emito,encuentras encuentro,' +
    'escribes escribo,estás estoy,fijes fije,ganas gano,haces hago,necesitas necesito,ofreces ofrezco,' +
    'pides pido,preparas preparo,puedes puedo,quieres quiero,recibes recibo,registras registro,' +
    'respondes respondo,revisas reviso,sabes sé,tienes tengo,trabajas trabajo,vas voy,vendes vendo,ves veo,' +
    // What the agency says of itself.
    'proponemos proponen,haríamos harían,nuestro su,nuestra su,nuestros sus,nuestras sus'
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
