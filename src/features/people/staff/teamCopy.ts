import type { StaffState } from '#contract/team.ts';

export const stateLabels: Readonly<Record<StaffState, string>> = {
  active: 'Activa',
  deactivated: 'Desactivada',
  invited: 'Invitada',
  must_change_password: 'Contraseña temporal',
};

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** '6 proyectos y 2 tickets', without what there is none of. */
function work(projects: number, tickets: number): string {
  return [
    projects > 0 && count(projects, 'proyecto', 'proyectos'),
    tickets > 0 && count(tickets, 'ticket', 'tickets'),
  ]
    .filter(Boolean)
    .join(' y ');
}

/** Texts on the people of the team. */
export const teamCopy = {
  state: 'Cuenta',
  lastSignIn: 'Último ingreso',
  never: 'Nunca',
  email: 'Correo',
  manage: 'Gestionar',
  manageOf: (name: string) => `Gestionar a ${name}`,
  role: 'Rol',
  saveRole: 'Cambiar rol',
  savingRole: 'Cambiando rol...',
  roleSaved: 'Rol cambiado.',
  roleHint: 'Sus tickets siguen a su cargo; sus proyectos, solo si su nuevo rol los gestiona.',
  inCharge: (projects: number, tickets: number) => `${work(projects, tickets)} a su cargo`,
  projectsTo: 'Sus proyectos pasan a',
  ticketsTo: 'Sus tickets pasan a',
  chooseSuccessor: 'Elige a quién',
  handOver: 'Traspasar',
  handingOver: 'Traspasando...',
  handedOver: (projects: number, tickets: number) =>
    `Traspaso hecho: ${work(projects, tickets) || 'nada que traspasar'}.`,
  invitation: 'Invitación',
  invitationHint:
    'Todavía no entró. El enlace vale 24 horas; el último que envías es el que sirve.',
  inviteAgain: 'Enviar otra vez',
  inviting: 'Enviando...',
  password: 'Contraseña',
  access: 'Acceso',
  deactivateHint:
    'Si desactivas la cuenta, no podrá entrar y sus sesiones terminan al momento. Nada de lo que hizo se borra.',
  deactivatedHint: 'Esta cuenta está desactivada: no puede entrar.',
  deactivate: 'Desactivar cuenta',
  deactivating: 'Desactivando...',
  deactivated: 'Cuenta desactivada.',
  reactivate: 'Reactivar cuenta',
  reactivating: 'Reactivando...',
  reactivated: 'Cuenta reactivada.',
  sendReset: 'Enviar correo para cambiarla',
  sendingReset: 'Enviando...',
  resetSent: (email: string) => `Enviamos el correo a ${email}.`,
  failed: 'No se pudo hacer el cambio.',
} as const;
