import { useMemo, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Project } from '#contract/projects.ts';
import { useFreshProject } from '#src/api/adminData.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { errorsIn, phasesOf, scheduleErrors, scheduleOf } from './schedule.ts';
import type { DayKey, Schedule } from './schedule.ts';
import { scheduleCopy } from './scheduleCopy.ts';
import { useProjectEdit } from './useProjectEdit.ts';

const none: ReadonlySet<string> = new Set();

/** The typed schedule and the saved one it started from; the draft keeps both. */
type ScheduleDraft = Schedule & { begunOver: string };

/**
 * A project's schedule while it is edited. Once changed it survives reloads and scrolling away;
 * unchanged it follows the row.
 */
export function useSchedule(project: Project, onSaved: () => void) {
  const initial = useMemo((): ScheduleDraft => {
    const schedule = scheduleOf(project.phases);
    return { ...schedule, begunOver: JSON.stringify(schedule) };
  }, [project.phases]);
  const userId = useSelector(selectUserId);
  const draft = useDraft<ScheduleDraft>(`schedule.${project.id}`, userId, initial);
  const readFresh = useFreshProject();
  const edits = useProjectEdit();
  const [unreadable, setUnreadable] = useState(none);
  /** The date fields that lost focus. */
  const [left, setLeft] = useState(() =>
    // A restored draft shows its errors again.
    isChanged(draft.values, initial) ? new Set<string>(Object.keys(initial)) : none,
  );
  const [isChecked, setChecked] = useState(false);
  const [isHeldBack, setHeldBack] = useState(false);
  const errors = errorsIn(draft.values, unreadable);

  const submission = useSubmission<Schedule>({
    async send(schedule) {
      // Two people on one schedule: the second sees the first's version before replacing it (ADR-0027).
      const now = await savedNow();
      if (now !== draft.values.begunOver) {
        draft.setField('begunOver', now);
        setHeldBack(true);
        return { ok: false, message: scheduleCopy.changedMeanwhile };
      }
      const phases = phasesOf(schedule, project.phases);
      const error = await edits.save(project, { change: { phases } });
      return outcomeOf(error, errorText(error, scheduleCopy.failed));
    },
    onDone() {
      draft.clear();
      onSaved();
    },
  });

  /** The schedule on the server now, or in its last answer. */
  async function savedNow(): Promise<string> {
    const fresh = await readFresh(project);
    return fresh === null ? initial.begunOver : JSON.stringify(scheduleOf(fresh.phases));
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const now = unreadableIn(form);
    setUnreadable(now);
    setChecked(true);
    const [wrong] = Object.keys(errorsIn(draft.values, now));
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[data-day="${wrong}"]`)?.focus();
      return;
    }
    await submission.submit(draft.values);
  }

  return {
    values: draft.values,
    setDay(key: DayKey, day: string) {
      setUnreadable((now) => new Set([...now].filter((one) => one !== key)));
      draft.setField(key, day);
    },
    /** Missing dates show on save, wrong ones when their field loses focus. */
    errorOf(key: DayKey): string | undefined {
      const error = errors[key];
      const isMissing = error === scheduleErrors.noStart || error === scheduleErrors.noEnd;
      return isChecked || (left.has(key) && !isMissing) ? error : undefined;
    },
    /** Counts only if focus moves to another field: an error that appears mid-press would move the button away. */
    leave(key: DayKey, input: HTMLInputElement, to: EventTarget | null) {
      if (!(to instanceof HTMLInputElement)) return;
      setLeft((now) => new Set([...now, key]));
      if (input.form !== null) setUnreadable(unreadableIn(input.form));
    },
    save,
    busy: submission.busy,
    failure: submission.failure,
    /** Whether somebody else has saved another one since this one was begun. */
    isOutdated: isHeldBack || draft.values.begunOver !== initial.begunOver,
    discard: draft.clear,
  };
}

function isChanged(draft: ScheduleDraft, saved: ScheduleDraft): boolean {
  return (Object.keys(saved) as DayKey[]).some((key) => draft[key] !== saved[key]);
}

/** The days of which only a part was typed: their fields are empty, but not blank. */
function unreadableIn(form: HTMLFormElement): ReadonlySet<string> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-day]')];
  return new Set(
    inputs.flatMap(({ validity, dataset }) => (validity.badInput ? (dataset.day ?? []) : [])),
  );
}
