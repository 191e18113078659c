import type { AdminData } from '#contract/admin.ts';
import type { PersonRef, Profile } from '#contract/people.ts';
import type { More } from '#contract/lists.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';
import { fullName, roleName } from '#src/lib/personFields.ts';

/** Rows as another server may write them. */
type LoosePerson = Omit<Profile, 'full_name' | 'role'> & { full_name?: unknown; role?: unknown };
type LooseProject = Omit<Project, 'assigned_to'> & { assigned_to?: unknown };

type Names = ReadonlyMap<string, string>;

/** The first tickets; `more` where there are others. */
export interface TicketList {
  tickets: Ticket[];
  more?: More;
}

/** The answer of the ticket list: an array is whole (API-4). */
export function readableTickets(answer: unknown): TicketList {
  if (Array.isArray(answer)) return { tickets: answer as Ticket[] };
  const { tickets, ...more } = answer as Partial<TicketList>;
  return { tickets: Array.isArray(tickets) ? tickets : [], ...more };
}

/** The panel's bundle with every person and every project's manager as components expect them (API-4). */
export function readableBundle(bundle: AdminData): AdminData {
  const { project_managers, profiles, projects } = bundle;
  const people = { ...bundle };
  if (Array.isArray(project_managers))
    people.project_managers = project_managers.map(readablePerson);
  if (Array.isArray(profiles)) people.profiles = profiles.map(readablePerson);
  if (!Array.isArray(projects)) return people;
  const named = [people.profiles, people.project_managers].filter(Array.isArray).flat();
  const names = new Map(named.map(({ id, full_name }: Profile) => [id, full_name]));
  return { ...people, projects: projects.map((project) => readableProject(project, names)) };
}

function readablePerson(person: LoosePerson): Profile {
  return { ...person, full_name: fullName(person.full_name), role: roleName(person.role) };
}

/** @param names of people by their id, for a manager of whom the id alone is said */
function readableProject(project: LooseProject, names: Names = new Map()): Project {
  return { ...project, assigned_to: personRef(project.assigned_to, names) };
}

/** The answer to a change; a manager whose name it does not say is left as the row has them. */
export function readableChange(answer: Partial<Project>): Partial<Project> {
  const { assigned_to, ...others } = answer;
  return isNamed(assigned_to) ? answer : others;
}

function personRef(value: unknown, names: Names): PersonRef | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const { id, full_name } = value as { id: string; full_name?: unknown };
  return { id, full_name: fullName(full_name, names.get(id)) };
}

function isNamed(person: Partial<PersonRef> | null | undefined): boolean {
  return person === null || typeof person?.full_name === 'string';
}
