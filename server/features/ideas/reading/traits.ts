const TRAITS: readonly [RegExp, string][] = [
  [
    /dos (?:locales|sedes|tiendas)|tres (?:locales|sedes|tiendas)|varios locales|sucursales|segundo local|2 (?:locales|sedes|tiendas)/,
    'Cada local ve lo suyo y tú ves el conjunto.',
  ],
  [
    /recien (?:empiezo|empezamos|abri|inicio)|empezando|emprend|nuevo negocio|por abrir|voy a abrir|quiero abrir|pienso abrir/,
    'Como estás empezando, conviene salir con una versión pequeña y crecer con lo que aprendas.',
  ],
  [
    /(?:negocio|empresa|taller|tienda|local) familiar|negocio de familia|familiar en|con mi (?:mama|papa|esposo|esposa|hermano|hermana|familia)/,
    'Al ser un negocio de familia, cada persona entra con su propia clave y ve solo lo que le toca.',
  ],
  [
    /yo sol[oa]|trabajo sol[oa]|atiendo sol[oa]|soy sol[oa]|una sola persona/,
    'Como llevas todo sin ayuda, lo manejarías desde el celular.',
  ],
  [
    /poco presupuesto|economico|barato|no tengo (?:mucho )?(?:dinero|plata|presupuesto)/,
    'Para cuidar el presupuesto, se hace por etapas y cada una sirve por sí misma.',
  ],
  [
    /mayores|no saben (?:usar|de) (?:tecnologia|internet)|no se (?:usar|de) (?:tecnologia|computadora)|no entiendo de/,
    'Se usa con botones grandes y palabras de todos los días.',
  ],
];

/** What the business's size or stage changes, as a sentence; null where nothing was said. */
export function traitOf(plainPrompt: string): string | null {
  return TRAITS.find(([pattern]) => pattern.test(plainPrompt))?.[1] ?? null;
}
