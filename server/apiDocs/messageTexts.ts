import type { messageRoutes } from '#contract/messageRoutes.ts';
import type { CallText } from './described.ts';

/** Of the contact form's messages, and of the newsletter's subscribers. */
export function messageTexts(texts: {
  pages: string;
  file: string;
}): Readonly<Record<keyof typeof messageRoutes, CallText>> {
  return {
    pageMessages: {
      tag: 'Panel',
      summary: 'Mensajes de contacto por páginas',
      description: `Solo administradores. ${texts.pages} Busca en nombre, correo, asunto y mensaje; \`assigned_to=none\` son los que nadie atiende.`,
      notForAll: true,
    },
    getMessage: {
      tag: 'Panel',
      summary: 'Un mensaje de contacto',
      description:
        'Solo administradores. Con sus respuestas y notas, de la más antigua a la más nueva, y los últimos 50 mensajes que llegaron de la misma dirección.',
      notForAll: true,
    },
    updateMessage: {
      tag: 'Panel',
      summary: 'Cambiar el estado de un mensaje, o quién lo atiende',
      description:
        'Solo administradores. `assigneeId` es de administración; `null` lo deja sin nadie a cargo.',
      notForAll: true,
      mayNotFit: true,
    },
    replyToMessage: {
      tag: 'Panel',
      summary: 'Responder un mensaje por correo',
      description:
        'Solo administradores. El correo sale a quien escribió, en el mismo hilo que los anteriores. Un mensaje nuevo pasa a «en conversación» y, si nadie lo atendía, queda a cargo de quien responde.',
      notForAll: true,
      limited: true,
    },
    noteOnMessage: {
      tag: 'Panel',
      summary: 'Anotar algo en un mensaje',
      description: 'Solo administradores. La nota no sale por correo.',
      notForAll: true,
      limited: true,
    },
    exportMessages: {
      tag: 'Panel',
      summary: 'Mensajes de contacto en un archivo',
      description: `Solo administradores. ${texts.file} Con respuestas y notas.`,
      notForAll: true,
    },
    exportSubscribers: {
      tag: 'Panel',
      summary: 'Suscriptores del boletín en un archivo',
      description:
        'Solo administradores. CSV en UTF-8 con las direcciones confirmadas que no se dieron de baja, cuándo se pidió cada suscripción y cuándo se confirmó.',
      notForAll: true,
    },
  };
}
