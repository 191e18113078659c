/** The ids of the landing's sections, in the order of SITE-6; '' for those without an address. */
export const landingSections: readonly string[] = [
  ...['', '', '', 'portfolio', '', '', '', 'services', '', 'contact', '', 'newsletter'],
];
