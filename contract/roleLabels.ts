import type { RoleName } from './peopleConstants.ts';

/** Spanish labels of the roles. They name the work, not the person, so that they are gender-neutral. */
export const roleLabels: Readonly<Record<RoleName | 'copywriter' | 'designer', string>> = {
  client: 'Cliente',
  project_manager: 'Gestión de proyectos',
  ticket_manager: 'Atención de tickets',
  admin: 'Administración',
  copywriter: 'Redacción',
  designer: 'Diseño',
};

/** The Spanish label of a role; an unknown role is shown as the API names it. */
export function roleLabel(role: string): string {
  return Object.hasOwn(roleLabels, role) ? roleLabels[role as keyof typeof roleLabels] : role;
}
