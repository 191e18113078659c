/**
 * Who the site and its mails speak for; the rest of the agency's facts are in `src/content`. Tramayo
 * is made up: all of it is an example to be replaced by a real agency's.
 */
export const agency = {
  name: 'Tramayo',
  /** Razón social. */
  legalName: 'Tramayo S.A.C.',
  tagline: 'De la idea al producto, sin cabos sueltos.',
  email: 'hola@tramayo.example',
  /** Eleven digits. */
  ruc: '20000000001',
  address: 'Av. Ejemplo 123, Lima, Perú',
};
