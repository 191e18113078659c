import type { Phase, Project, ProjectChange } from '#contract/projects.ts';
import { becameText } from '#src/lib/becameText.ts';
import { shortDay } from '#src/lib/calendar.ts';
import { adminProjectsCopy as copy } from './adminProjectsCopy.ts';

type Fields = Omit<ProjectChange, 'undoes' | 'was'>;

/** What was changed, and the change that takes it back. */
interface UndoableChange {
  text: string;
  back: ProjectChange;
}

/**
 * How a saved change is taken back.
 *
 * @param before the project without the change
 * @param saved what the server answered
 * @returns null for what it would not bring back or would lose, phases with their deliveries, and where nothing changed
 */
export function undoable(
  before: Project,
  { status, progress, phases }: Fields,
  saved: Partial<Project> | undefined,
): UndoableChange | null {
  if (status !== undefined) {
    if (status === before.status) return null;
    const back = { status: before.status, undoes: { status } };
    return { text: becameText(copy.status, before.status, status), back };
  }
  if (progress !== undefined) {
    if (progress === before.progress) return null;
    const back = { progress: before.progress, undoes: { progress } };
    const text = becameText(copy.progress, `${before.progress} %`, `${progress} %`);
    return { text, back };
  }
  const now = saved?.phases;
  if (phases === undefined || now === undefined) return null;
  if (before.phases.some(({ id }) => phaseIn(now, id) === undefined)) return null;
  // An added phase may have a delivery by then.
  if (now.length > before.phases.length) return null;
  const text = scheduleText(before.phases, now);
  const back = { phases: before.phases.map(bare), undoes: { phases: now.map(bare) } };
  return text === null ? null : { text, back };
}

const list = new Intl.ListFormat('es');

/** Which phases nobody has approved: 'Pruebas sigue abierta.'; undefined for none, and where the server does not tell. */
export function openPhasesText(phases: readonly Phase[]): string | undefined {
  const open = phases.filter(({ state }) => state !== undefined && state !== 'aprobada');
  const names = list.format(open.map(({ name }) => name));
  if (open.length === 0) return undefined;
  return open.length === 1 ? `${names} sigue abierta.` : `${names} siguen abiertas.`;
}

/** The one phase that changed, or how many; null for none. */
function scheduleText(before: readonly Phase[], now: readonly Phase[]): string | null {
  const changed = now.filter((phase) => daysOf(phase) !== daysOf(phaseIn(before, phase.id)));
  const [only] = changed;
  if (only === undefined) return null;
  if (changed.length > 1) return copy.manyPhases(changed.length);
  return becameText(only.name, daysOf(phaseIn(before, only.id)), daysOf(only));
}

function phaseIn(phases: readonly Phase[], id: string): Phase | undefined {
  return phases.find((phase) => phase.id === id);
}

function daysOf(phase: Phase | undefined): string {
  if (phase === undefined) return copy.noDays;
  return [phase.startDate, phase.endDate].map((day) => shortDay(new Date(day))).join(' – ');
}

/** What a change sends of a phase: a project's page has more. */
export function bare({ id, name, startDate, endDate }: Phase) {
  return { id, name, startDate, endDate };
}
