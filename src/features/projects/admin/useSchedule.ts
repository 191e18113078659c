import { useMemo, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Phase, Project } from '#contract/projects.ts';
import { errorText, outcomeOf, statusOf } from '#src/api/apiError.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { bare } from './projectChange.ts';
import { errorsIn, phasesOf, scheduleErrors, scheduleOf } from './schedule.ts';
import type { DayKey, Schedule } from './schedule.ts';
import { scheduleCopy } from './scheduleCopy.ts';
import { useProjectEdit } from './ProjectSaves.tsx';

const none: ReadonlySet<string> = new Set();

/** The edited schedule and, as JSON, the saved schedule it is based on. */
type ScheduleDraft = Schedule & { base: string };

/**
 * State of the schedule editor. A changed schedule is a draft that survives reloads and scrolling away; an unchanged
 * one follows the row.
 */
export function useSchedule(
  project: Project,
  onSaved: () => void,
  readFresh: (project: Project) => Promise<Project | null>,
) {
  const initial = useMemo((): ScheduleDraft => {
    return { ...scheduleOf(project.phases), base: baseOf(project.phases) };
  }, [project.phases]);
  const userId = useSelector(selectUserId);
  const draft = useDraft<ScheduleDraft>(`schedule.${project.id}`, userId, initial);
  const edits = useProjectEdit();
  const [unreadable, setUnreadable] = useState(none);
  /** The date fields that lost focus. */
  const [touched, setTouched] = useState(() =>
    // A restored draft shows its errors again.
    isChanged(draft.values, initial) ? new Set<string>(Object.keys(initial)) : none,
  );
  const [isChecked, setChecked] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const errors = errorsIn(draft.values, unreadable);

  const submission = useSubmission<Schedule>({
    async send(schedule) {
      // Detect a conflict: show the version that somebody else saved before overwriting it (ADR-0027).
      const saved = await savedNow();
      if (baseOf(saved) !== draft.values.base) return showConflict(saved);
      const phases = phasesOf(schedule, project.phases);
      // Somebody may save between that read and this write.
      const was = hasAllCalls() ? { was: { phases: saved.map(bare) } } : {};
      const error = await edits.update(project, { change: { phases, ...was } }, true);
      if (statusOf(error) === 409) {
        const later = await savedNow();
        if (baseOf(later) !== baseOf(saved)) return showConflict(later);
      }
      return outcomeOf(error, errorText(error, scheduleCopy.failed));
    },
    onDone() {
      draft.clear();
      onSaved();
    },
  });

  /** The schedule on the server now, or the last known one if it cannot be read. */
  async function savedNow(): Promise<Phase[]> {
    return (await readFresh(project))?.phases ?? project.phases;
  }

  function showConflict(theirs: Phase[]) {
    draft.setField('base', baseOf(theirs));
    setHasConflict(true);
    return { ok: false, message: scheduleCopy.changedMeanwhile } as const;
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const now = unreadableIn(form);
    setUnreadable(now);
    setChecked(true);
    const [invalid] = Object.keys(errorsIn(draft.values, now));
    if (invalid !== undefined) {
      form.querySelector<HTMLElement>(`[data-day="${invalid}"]`)?.focus();
      return;
    }
    await submission.submit(draft.values);
  }

  return {
    values: draft.values,
    setDay(key: DayKey, day: string) {
      setUnreadable((now) => new Set([...now].filter((other) => other !== key)));
      draft.setField(key, day);
    },
    /** Missing dates are reported on save, invalid ones when their field loses focus. */
    errorOf(key: DayKey): string | undefined {
      const error = errors[key];
      const isMissing = error === scheduleErrors.noStart || error === scheduleErrors.noEnd;
      return isChecked || (touched.has(key) && !isMissing) ? error : undefined;
    },
    /** Ignores focus moving to a button: an error that appears during a press would move the button away. */
    leave(key: DayKey, input: HTMLInputElement, to: EventTarget | null) {
      if (!(to instanceof HTMLInputElement)) return;
      setTouched((now) => new Set([...now, key]));
      if (input.form !== null) setUnreadable(unreadableIn(input.form));
    },
    save,
    busy: submission.busy,
    failure: submission.failure,
    /** Whether somebody else has saved the schedule since editing began. */
    isOutdated: hasConflict || draft.values.base !== initial.base,
    discard: draft.clear,
  };
}

function baseOf(phases: unknown): string {
  return JSON.stringify(scheduleOf(phases));
}

function isChanged(draft: ScheduleDraft, saved: ScheduleDraft): boolean {
  return (Object.keys(saved) as DayKey[]).some((key) => draft[key] !== saved[key]);
}

/** Fields with an incomplete date: the browser gives '' as their value. */
function unreadableIn(form: HTMLFormElement): ReadonlySet<string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-day]')];
  return new Set(
    inputs.flatMap(({ validity, dataset }) => (validity.badInput ? (dataset.day ?? []) : [])),
  );
}
