import type { LinkType } from '#src/lib/mailLink.ts';

interface LinkCopy {
  title: string;
  purpose: string;
  press: string;
  pressed: string;
  /** Advice for an expired link. */
  expired: string;
}

const confirmation: LinkCopy = {
  title: 'Verifica tu cuenta',
  purpose: 'Un clic más y tu cuenta queda lista.',
  press: 'Verificar mi cuenta',
  pressed: 'Verificando...',
  expired:
    'Cada enlace sirve una sola vez y por tiempo limitado. Si te enviamos otro correo después, abre el enlace de ese; si no, escribe tu correo y te enviamos uno nuevo.',
};

interface Verified {
  verifiedTitle: string;
  verified: string;
  enter: string;
}

/** Texts of the mail link screen; AUTH-16 specifies the final titles. */
export const linkCopy: Readonly<Record<LinkType, LinkCopy>> = {
  signup: confirmation,
  email: confirmation,
  recovery: {
    title: 'Recupera tu acceso',
    purpose: 'Continúa para crear una contraseña nueva.',
    press: 'Continuar',
    pressed: 'Comprobando...',
    expired:
      'Cada enlace sirve una sola vez y por tiempo limitado. Si pediste otro después, abre el del último correo; si no, pide uno nuevo y ábrelo pronto.',
  },
  invite: {
    title: 'Acepta tu invitación',
    purpose: 'Continúa para elegir tu contraseña y entrar.',
    press: 'Continuar',
    pressed: 'Comprobando...',
    expired:
      'Cada invitación sirve una sola vez y por tiempo limitado. Si ya elegiste tu contraseña, inicia sesión; si no, pide otro enlace con el correo al que te llegó.',
  },
  email_change: {
    title: 'Cambia tu correo',
    purpose: 'Confirma que quieres cambiar el correo de tu cuenta.',
    press: 'Confirmar el cambio',
    pressed: 'Confirmando...',
    expired:
      'Cada enlace sirve una sola vez y por una hora, o el correo ya no está libre. Tu cuenta sigue como estaba: pide el cambio otra vez en Mi cuenta.',
  },
};

export const accountVerified: Verified = {
  verifiedTitle: 'Cuenta verificada',
  verified: 'Ya puedes entrar a ver tus proyectos y pedirnos ayuda.',
  enter: 'Entrar',
};

export const emailChanged: Verified = {
  verifiedTitle: 'Cambiamos tu correo',
  verified: 'Desde ahora entras con tu correo nuevo.',
  enter: 'Ir a Mi cuenta',
};

export const confirmLinkCopy = {
  halfTitle: 'Falta el otro correo',
  half: 'Confirmaste este correo. El cambio se hace cuando abras también el enlace que enviamos al otro.',
  toAccount: 'Ir a Mi cuenta',
  expiredTitle: 'El enlace ha vencido',
  anotherRecovery: 'Pedir otro enlace',
  alreadyVerified: '¿Ya verificaste tu cuenta?',
  toLogin: 'Inicia sesión',
  otherSession: (name: string) =>
    `En este navegador está abierta la sesión de ${name}. Si continúas, se cierra y entras con la cuenta del enlace.`,
  missingTitle: 'Abre otra vez el enlace',
  missing:
    'Por seguridad no guardamos el enlace: al recargar la página se pierde. Ábrelo de nuevo desde tu correo.',
  missingToLogin: 'Inicia sesión',
  mailLost: '¿No encuentras el correo? Inicia sesión y te enviamos otro, o',
  recover: 'recupera tu acceso',
} as const;
