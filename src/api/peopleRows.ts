import type { AdminData } from '#contract/admin.ts';
import type { Profile } from '#contract/people.ts';

/** Whether the server answered all of a person (API-4). */
export function isWholePerson(answer: unknown): answer is Profile {
  const fields = ['id', 'full_name', 'role_id', 'role'];
  return typeof answer === 'object' && answer !== null && fields.every((field) => field in answer);
}

/** Puts somebody new into the panel's rows, if they are not there yet, and among those who may run a project. */
export function addPerson(data: AdminData, person: Profile): void {
  put(data.profiles, person);
  if (person.role === 'project_manager') put(data.project_managers, person);
}

/** A bundle may have come without the list. */
function put(people: Profile[] | undefined, person: Profile): void {
  if (Array.isArray(people) && !people.some(({ id }) => id === person.id)) people.push(person);
}
