import { AccountExport } from './accountExport.ts';
import { Client, ClientChange } from './clients.ts';
import { Account, AccountChange, NewInvitation, Profile } from './people.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { Nothing } from './shared.ts';
import { HandedOver, Handover, StaffChange } from './team.ts';

/** Calls for one's own account, and for the people of the agency. */
export const peopleCalls = {
  getAccount: {
    ...peopleRoutes.getAccount,
    description: 'Cada persona recibe su nombre, correo, rol y sesiones abiertas.',
    success: 200,
    response: Account,
  },
  updateAccount: {
    ...peopleRoutes.updateAccount,
    description: 'Cada persona cambia su nombre.',
    success: 200,
    body: AccountChange,
    response: Account,
  },
  exportAccount: {
    ...peopleRoutes.exportAccount,
    description: 'Cada persona descarga lo que guardamos sobre ella, hasta seis veces por hora.',
    success: 200,
    export: 'application/json',
    response: AccountExport,
  },
  createInvitation: {
    ...peopleRoutes.createInvitation,
    description:
      'Administración invita a alguien por correo, con cualquier rol; otra invitación sin aceptar se reemplaza.',
    creates: true,
    success: 201,
    body: NewInvitation,
    response: Profile,
  },
  updateStaff: {
    ...peopleRoutes.updateStaff,
    description:
      'Administración cambia el rol de alguien del equipo, o desactiva o reactiva su cuenta.',
    success: 204,
    body: StaffChange,
    response: Nothing,
  },
  updateClient: {
    ...peopleRoutes.updateClient,
    description: 'Administración cambia los datos de un cliente; un texto vacío borra el dato.',
    success: 200,
    body: ClientChange,
    response: Client,
  },
  /** Repeating it hands nothing over. */
  handOver: {
    ...peopleRoutes.handOver,
    description: 'Administración traspasa los proyectos y los tickets de una persona a otras.',
    success: 200,
    body: Handover,
    response: HandedOver,
  },
} as const;
