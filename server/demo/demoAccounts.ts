import type { RoleName } from '#contract/peopleConstants.ts';

/** The password of all demo accounts (MODE-5). */
export const DEMO_PASSWORD = 'demo-agencia-2026';

/** The six demo people; the start banner prints `about`. */
export const DEMO_ACCOUNTS = [
  {
    email: 'admin@demo.pe',
    full_name: 'Lucía Paredes',
    role: 'admin',
    about: 'Administración: proyectos, tickets, ideas y personal',
  },
  {
    email: 'gestora@demo.pe',
    full_name: 'Carla Mendívil',
    role: 'project_manager',
    about: 'Gestión de proyectos: los que tiene asignados',
  },
  {
    email: 'soporte@demo.pe',
    full_name: 'Jorge Huamán',
    role: 'ticket_manager',
    about: 'Atención de tickets: los de todos',
  },
  {
    email: 'redactor@demo.pe',
    full_name: 'Diego Salas',
    role: 'copywriter',
    about: 'Redacción: personal sin más permisos',
  },
  {
    email: 'cliente@demo.pe',
    full_name: 'Rosa Quispe',
    role: 'client',
    about: 'Clienta: Agro Quispe, insumos para el campo en Huancayo',
  },
  {
    email: 'otro@demo.pe',
    full_name: 'Martín Zegarra',
    role: 'client',
    about: 'Cliente: Café Ladera, tostaduría en Villa Rica',
  },
] as const satisfies readonly {
  email: string;
  full_name: string;
  role: RoleName | 'copywriter';
  about: string;
}[];

export type DemoEmail = DemoAccount['email'];

export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

/** The ids of the demo accounts. */
export type Ids = Record<DemoEmail, string>;
