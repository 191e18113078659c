import { useId } from 'react';
import type { FocusEvent } from 'react';
import type { PhaseName } from '#contract/projects.ts';
import { TextField } from '#ui/TextField';
import { phaseColor } from '#src/content/statuses.ts';
import type { DayKey } from './schedule.ts';
import { PhaseLine, PhaseTitle } from './ScheduleEditor.styles.ts';
import { scheduleCopy } from './scheduleCopy.ts';
import type { useSchedule } from './useSchedule.ts';

export interface PhaseFieldsProps {
  name: PhaseName;
  schedule: Pick<ReturnType<typeof useSchedule>, 'values' | 'setDay' | 'errorOf' | 'leave'>;
}

/** Date fields for a phase's first and last day. */
export function PhaseFields({ name, schedule }: PhaseFieldsProps) {
  const titleId = useId();
  const day = (side: 'startDate' | 'endDate') => {
    const key: DayKey = `${name}.${side}`;
    return {
      type: 'date',
      name: side,
      'data-day': key,
      min: '2000-01-01',
      max: '2099-12-31',
      autoComplete: 'off',
      value: schedule.values[key],
      error: schedule.errorOf(key),
      onChange: ({ target }: { target: HTMLInputElement }) => schedule.setDay(key, target.value),
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) =>
        schedule.leave(key, target, relatedTarget),
    };
  };
  return (
    <PhaseLine role="group" aria-labelledby={titleId}>
      <PhaseTitle id={titleId} $color={phaseColor(name)}>
        {name}
      </PhaseTitle>
      <TextField label={scheduleCopy.start} {...day('startDate')} />
      <TextField label={scheduleCopy.end} {...day('endDate')} />
    </PhaseLine>
  );
}
