import type { RoleName } from '#contract/peopleConstants.ts';

/** Roles as people read them, by their wire name: work, not persons, so that they fit everybody. */
const labels: Record<RoleName | 'copywriter' | 'designer', string> = {
  client: 'Cliente',
  project_manager: 'Gestión de proyectos',
  ticket_manager: 'Atención de tickets',
  admin: 'Administración',
  copywriter: 'Redacción',
  designer: 'Diseño',
};

/** The Spanish label; a role that only the table knows shows its wire name. */
export function roleLabel(role: string): string {
  return Object.hasOwn(labels, role) ? labels[role as keyof typeof labels] : role;
}
