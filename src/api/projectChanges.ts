import type { AdminData } from '#contract/admin.ts';
import type { Project } from '#contract/projects.ts';
import type { ApiError } from './apiError.ts';
import { readableChange } from './readableRows.ts';
import { asItCame } from './unchangedRows.ts';

/** What is changed of a project, each field on its own. */
export type ProjectFields = Partial<
  Pick<Project, 'status' | 'progress' | 'assigned_to' | 'phases'>
>;

/** A change that somebody made here, from the click until every read knows of it. */
interface Change {
  id: string;
  fields: ProjectFields;
  /** What the server had before, to go back to. */
  before: ProjectFields;
  /** The moment it was accepted; null while it is under way. */
  acceptedAt: number | null;
}

/** The rows on screen, as far as changes touch them. */
export interface ProjectScreen {
  /** Puts fields into a project's row; what they were, nothing where there is no such row. */
  put: (id: string, fields: ProjectFields) => ProjectFields;
  /** Takes away the row of a project that is no more. */
  drop: (id: string) => void;
}

export interface ProjectEdit {
  id: string;
  /** On screen at once. */
  fields: ProjectFields;
  /** Not to wait for the changes before it: the page goes. */
  leaving?: boolean | undefined;
}

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };
type Send = () => PromiseLike<Answer<unknown>> | Answer<unknown>;

/**
 * The changes of projects made in this browser. Those of one project go to the server one after the
 * other, so that the last choice is the one that stays; and a read that began before the server knew
 * of them does not take them back on screen.
 */
export function createProjectChanges() {
  let changes: Change[] = [];
  let created: { add: (data: AdminData) => void; at: number }[] = [];
  let moment = 0;
  const lastOf = new Map<string, Promise<unknown>>();

  /** The fields of a project's changes that pass, the latest of each. */
  function fieldsOf(id: string, passes: (change: Change, index: number) => boolean) {
    const passing = changes.filter((one, index) => one.id === id && passes(one, index));
    return Object.assign({}, ...passing.map(({ fields }) => fields)) as ProjectFields;
  }

  async function inTurn({ id, leaving = false }: ProjectEdit, send: Send) {
    const before = lastOf.get(id);
    const answer = before === undefined || leaving ? send() : before.then(send);
    const done = Promise.resolve(answer);
    lastOf.set(id, done);
    const result = await done;
    if (lastOf.get(id) === done) lastOf.delete(id);
    return result;
  }

  /** Forgets a change that was refused; what is to be shown again, unless a later choice stands. */
  function refuse(change: Change): ProjectFields {
    const later = changes.slice(changes.indexOf(change) + 1).filter(({ id }) => id === change.id);
    changes = changes.filter((other) => other !== change);
    const entries = Object.entries(change.before).filter(([field, value]) => {
      const next = later.find(({ fields }) => field in fields);
      if (next !== undefined) Object.assign(next.before, { [field]: value });
      return next === undefined;
    });
    return Object.fromEntries(entries);
  }

  return {
    /** Makes a change: on screen at once, as the server answers it when it does, and back when it refuses. */
    async make(
      edit: ProjectEdit,
      screen: ProjectScreen,
      send: Send,
    ): Promise<Answer<Partial<Project>>> {
      const { id, fields } = edit;
      const change: Change = { id, fields, before: screen.put(id, fields), acceptedAt: null };
      changes = [...changes, change];
      const { data, error } = await inTurn(edit, send);
      if (error !== undefined) {
        screen.put(id, refuse(change));
        if (error.status === 404) screen.drop(id);
        return { error };
      }
      moment += 1;
      change.acceptedAt = moment;
      const answer = readableChange(data ?? {});
      change.fields = { ...fields, ...changedFields(answer, fields) };
      // An older answer never overwrites a newer choice.
      const place = changes.indexOf(change);
      const newer = fieldsOf(id, (one, index) => one.acceptedAt === null || index >= place);
      screen.put(id, { ...changedFields(answer), ...newer });
      return { data: answer };
    },
    /** Notes what was just created, by how it comes into a bundle that does not hold it yet. */
    add(add: (data: AdminData) => void): void {
      moment += 1;
      created = [...created, { add, at: moment }];
    },
    /** The read of the panel's bundle, with what its answer cannot know yet. */
    async over(send: () => Promise<Answer<AdminData>>): Promise<Answer<AdminData>> {
      const since = moment;
      const { data, error } = await send();
      if (error !== undefined) return { error };
      if (!Array.isArray(data.projects)) return { data };
      const projects = data.projects.map((project) => ({
        ...project,
        ...fieldsOf(project.id, ({ acceptedAt }) => acceptedAt === null || acceptedAt > since),
      }));
      // What was accepted before a read began is in its answer.
      changes = changes.filter(({ acceptedAt }) => acceptedAt === null || acceptedAt > since);
      created = created.filter(({ at }) => at > since);
      const bundle = { ...data, projects };
      for (const { add } of created) add(bundle);
      return { data: asItCame(bundle) };
    },
  };
}

type ProjectChanges = ReturnType<typeof createProjectChanges>;

/** The changeable fields of an answer, or those of them that a change was about. */
function changedFields(answer: Partial<Project>, about?: ProjectFields): ProjectFields {
  const fields = ['status', 'progress', 'assigned_to', 'phases'] as const;
  const known = fields.filter((field) => answer[field] !== undefined);
  const wanted = about === undefined ? known : known.filter((field) => field in about);
  return Object.fromEntries(wanted.map((field) => [field, answer[field]]));
}

const ofStores = new WeakMap<object, ProjectChanges>();

/** @param extra the store's extra argument, one for each store */
export function projectChangesOf(extra: unknown): ProjectChanges {
  const key = extra as object;
  const known = ofStores.get(key) ?? createProjectChanges();
  ofStores.set(key, known);
  return known;
}
