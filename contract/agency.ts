/**
 * Facts about the agency that site and mails share; the others are in `src/content`. Tramayo is fictional: replace
 * them with a real agency's.
 */
const street = 'Av. Ejemplo 123';
const city = 'Lima';

export const agency = {
  name: 'Tramayo',
  /** Razón social. */
  legalName: 'Tramayo S.A.C.',
  tagline: 'De la idea al producto, sin cabos sueltos.',
  email: 'hola@tramayo.example',
  /** Address for requests about personal data (ley 29733). */
  privacyEmail: 'privacidad@tramayo.example',
  /** The tax number, eleven digits. */
  ruc: '20000000001',
  street,
  city,
  /** The address in one line. */
  address: `${street}, ${city}, Perú`,
};
