import type { AdminData } from '#contract/admin.ts';
import type { ComplaintReceipt } from '#contract/complaints.ts';
import type { IdeaResult } from '#contract/ideas.ts';
import type { PersonRef, Profile } from '#contract/people.ts';
import type { Dashboard, Project } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';
import { fullName, roleName } from '#src/lib/personFields.ts';

/*
 * The only place that handles incomplete answers of other servers (API-4): `{}`, nothing, unexpected values. Its results
 * match their types, so components need no further checks.
 */

/** People and projects in an answer, before their fields are checked. */
type LoosePerson = Omit<Profile, 'full_name' | 'role'> & { full_name?: unknown; role?: unknown };
type LooseProject = Omit<Project, 'assigned_to'> & { assigned_to?: unknown };

type Names = ReadonlyMap<string, string>;

export function readTickets(answer: unknown): Ticket[] {
  return listOf(answer);
}

export function readDashboard(answer: unknown): Dashboard {
  const { projects, serviceIds } = fieldsOf(answer);
  return { projects: listOf(projects), serviceIds: listOf(serviceIds) };
}

/** The panel's data, with a name for every person and every project's manager. */
export function readBundle(answer: unknown): AdminData {
  const loose = fieldsOf(answer);
  const profiles = listOf<LoosePerson>(loose.profiles).map(readPerson);
  const managers = listOf<LoosePerson>(loose.project_managers).map(readPerson);
  const names = new Map([...profiles, ...managers].map(({ id, full_name }) => [id, full_name]));
  return {
    ...loose,
    projects: listOf<LooseProject>(loose.projects).map((project) => readProject(project, names)),
    tickets: listOf(loose.tickets),
    ideas: listOf(loose.ideas),
    project_managers: managers,
    ...(Array.isArray(loose.eligible_managers) && {
      eligible_managers: listOf<LoosePerson>(loose.eligible_managers).map(readPerson),
    }),
    roles: listOf(loose.roles),
    profiles,
  };
}

function readPerson(person: LoosePerson): Profile {
  return { ...person, full_name: fullName(person.full_name), role: roleName(person.role) };
}

/** @param names names by person id, for a manager of whom the answer has only the id */
function readProject(project: LooseProject, names: Names): Project {
  return { ...project, assigned_to: readManager(project.assigned_to, names) };
}

function readManager(value: unknown, names: Names): PersonRef | null {
  const { id, full_name } = fieldsOf(value);
  return typeof id === 'string' ? { id, full_name: fullName(full_name, names.get(id)) } : null;
}

/** The fields of a project in the answer to an edit; a manager without a name is left out, so that the row keeps its value. */
export function readChange(answer: unknown): Partial<Project> {
  const { assigned_to, ...others } = fieldsOf(answer);
  const isNamed = assigned_to === null || typeof fieldsOf(assigned_to).full_name === 'string';
  return isNamed ? { ...others, assigned_to: assigned_to as PersonRef | null } : others;
}

/** null if the answer has no complete receipt. */
export function readReceipt(answer: unknown): ComplaintReceipt | null {
  const { code, filedAt, dueDate } = fieldsOf(answer);
  return isText(code) && isText(filedAt) && isText(dueDate) ? { code, filedAt, dueDate } : null;
}

/** The ideas of an answer, one or several. Ideas without a name and invalid fields are left out. */
export function readIdeas(answer: unknown): IdeaResult[] {
  return [answer].flat().flatMap((idea) => {
    const { name, description, features, engine, id } = fieldsOf(idea);
    if (!isText(name)) return [];
    return {
      name,
      description: isText(description) ? description : '',
      features: listOf(features).filter(isText),
      engine: isText(engine) ? engine : '',
      ...(isText(id) && { id }),
    };
  });
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf<Row>(value: unknown): Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
