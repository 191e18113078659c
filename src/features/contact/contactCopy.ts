import { brand } from '#src/content/brand.ts';

/** Texts of the contact section (CONTACT-1 to CONTACT-3). */
export const contactCopy = {
  title: 'Hablemos de tu proyecto',
  lead: 'Responde una persona del equipo, de lunes a viernes.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  messageExample: '¿Qué vendes, a quién y para cuándo lo necesitas?',
  /** For whoever wants a free session (CONTACT-12). */
  contactBy: '¿Cómo prefieres que te contactemos?',
  ways: {
    '': { name: 'Por correo', meaning: 'A la dirección de arriba.' },
    'llamada en la mañana': { name: 'Llamada en la mañana', meaning: 'De 9 a 13 h.' },
    'llamada en la tarde': { name: 'Llamada en la tarde', meaning: 'De 14 a 18 h.' },
    WhatsApp: { name: 'Por WhatsApp', meaning: 'Te escribimos al número.' },
  },
  phone: 'Teléfono',
  phoneHint: 'Con código de país si no es de Perú.',
  noPhone: 'Escribe el número al que te contactamos.',
  /** Error messages of empty fields. */
  blank: {
    name: 'Escribe tu nombre.',
    email: 'Escribe tu correo para poder responderte.',
    subject: 'Escribe el asunto.',
    message: 'Cuéntanos qué necesitas.',
  },
  privacy: 'Usamos estos datos solo para responderte. Lee la',
  privacyLink: 'Política de Privacidad',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  failed: 'Error al enviar el mensaje.',
  failedHelp: 'Lo que escribiste sigue aquí. Inténtalo otra vez o escríbenos a',
  thanks: '¡Gracias!',
  sent: '¡Mensaje enviado con éxito!',
  answer: `Te respondemos por correo en ${brand.answersWithin}.`,
  another: 'Enviar otro mensaje',
} as const;
