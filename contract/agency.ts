/** Who the site and its mails speak for; the rest of the agency's facts are in `src/content`. */
export const agency = {
  name: 'Tramayo',
  tagline: 'De la idea al producto, sin cabos sueltos.',
  email: 'hola@tramayo.example',
};
