/** Texts of the newsletter section (NEWS-1 to NEWS-3). */
export const newsletterCopy = {
  title: 'Una carta al mes, útil',
  lead: 'Un caso contado por dentro.',
  email: 'Correo electrónico',
  emailExample: 'nombre@empresa.pe',
  subscribe: 'Suscribirme',
  sending: 'Enviando...',
  /** Keep in line with the confirmation mail (server/mail/templates/newsletter.ts). */
  promise:
    'Un correo al mes con novedades, consejos y promociones. Lo confirmas por correo y te das de baja con un clic.',
  subscribed: '¡Gracias por suscribirte!',
  invalid: 'Por favor, introduce un correo válido.',
  failed: 'Ocurrió un error. Inténtalo de nuevo.',
} as const;
