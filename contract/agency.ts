/**
 * Who the site and its mails speak for; the rest of the agency's facts are in `src/content`. Tramayo
 * is made up: all of it is an example to be replaced by a real agency's.
 */
const street = 'Av. Ejemplo 123';
const city = 'Lima';

export const agency = {
  name: 'Tramayo',
  /** Razón social. */
  legalName: 'Tramayo S.A.C.',
  tagline: 'De la idea al producto, sin cabos sueltos.',
  email: 'hola@tramayo.example',
  /** Where requests about personal data go (ley 29733). */
  privacyEmail: 'privacidad@tramayo.example',
  /** Eleven digits. */
  ruc: '20000000001',
  street,
  city,
  /** In one line. */
  address: `${street}, ${city}, Perú`,
};
