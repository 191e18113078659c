/** Texts for resending the confirmation mail. */
export const resendCopy = {
  resend: 'Reenviar correo de verificación',
  email: 'Correo electrónico',
  sendNew: 'Enviar un enlace nuevo',
  sending: 'Enviando...',
  blank: 'Por favor, escribe tu correo.',
  sent: (email: string) =>
    `Si ${email} tiene una cuenta por verificar, en unos minutos te llega otro correo. Mira también en spam.`,
} as const;
