import type { RoleName } from '#contract/peopleConstants.ts';

const DEFAULT_ROLE: RoleName = 'client';

/**
 * A role as one string (AUTH-7): the provider may hold it as text or as `{name}`, and a person
 * without one is a client.
 */
export function roleName(value: unknown): string {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  return typeof name === 'string' && name !== '' ? name : DEFAULT_ROLE;
}

/** A person's name to show; a provider's table may hold none. */
export function fullName(value: unknown, otherwise = 'Sin nombre'): string {
  return typeof value === 'string' && value.trim() !== '' ? value : otherwise;
}
