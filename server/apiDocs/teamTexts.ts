import type { CallName } from '#contract/calls.ts';
import type { CallText } from './described.ts';

export const teamTexts = {
  updateStaff: {
    tag: 'Panel',
    summary: 'Cambiar el rol de alguien del equipo, desactivar o reactivar su cuenta',
    description:
      'Solo administradores. Quien queda desactivado no puede entrar: sus sesiones, sus novedades en vivo y sus enlaces a archivos terminan al momento. Siempre queda al menos una persona activa con el rol de administración (409). Si el servicio de identidad no responde, nada cambia (503).',
    notForAll: true,
    mayConflict: true,
  },
  updateClient: {
    tag: 'Panel',
    summary: 'Cambiar los datos de un cliente',
    description:
      'Solo administradores. Los campos que no envías quedan como están; un texto vacío borra el dato. `document` es un DNI de 8 dígitos o un RUC de 11 con su dígito verificador. `notes` solo las lee el equipo.',
    notForAll: true,
  },
  handOver: {
    tag: 'Panel',
    summary: 'Traspasar proyectos y tickets',
    description:
      'Solo administradores. `projects_to` recibe los proyectos de esa persona que no están archivados; `tickets_to`, sus tickets sin cerrar. Responde cuántos pasaron.',
    notForAll: true,
    mayNotFit: true,
  },
} as const satisfies Partial<Record<CallName, CallText>>;
