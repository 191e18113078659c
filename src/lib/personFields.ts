import type { RoleName } from '#contract/peopleConstants.ts';

const DEFAULT_ROLE: RoleName = 'client';

/**
 * Reads a role (AUTH-7): the identity provider may store it as text or as `{name}`. Without one the person is a
 * client.
 */
export function roleName(value: unknown): string {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  return typeof name === 'string' && name !== '' ? name : DEFAULT_ROLE;
}

/** A person's display name; the identity provider's table may have none. */
export function fullName(value: unknown, otherwise = 'Sin nombre'): string {
  return typeof value === 'string' && value.trim() !== '' ? value : otherwise;
}
