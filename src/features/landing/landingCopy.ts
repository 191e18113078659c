/** What the landing says above the fold. */
export const landingCopy = {
  /** The tagline, a clause a line where there is room. */
  headline: ['De la idea', 'al producto,', 'sin cabos sueltos'],
  lead: 'Diseñamos y programamos webs, tiendas y sistemas para empresas peruanas. Tú ves cada fase del avance, con fechas, en tu portal.',
  toContact: 'Cuéntanos tu proyecto',
  toPortal: 'Entrar al portal',
} as const;
