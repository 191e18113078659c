import { calendarDay } from '#contract/projects.ts';
import type { NewProject } from '#contract/projects.ts';
import { dayText } from '#src/lib/calendar.ts';
import { CheckField } from '#ui/CheckField';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextField } from '#ui/TextField';
import { newProjectCopy } from './newProjectCopy.ts';

export interface ProposedPhasesProps {
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
  start: string;
  onStart: (start: string) => void;
  /** Empty until a service is chosen. */
  phases: NonNullable<NewProject['phases']>;
}

/** Whether a new project starts with the phases of its service's template, and when. */
export function ProposedPhases({
  isWanted,
  onChange,
  start,
  onStart,
  phases,
}: ProposedPhasesProps) {
  return (
    <Stack $gap={12}>
      <CheckField
        label={newProjectCopy.propose}
        name="propose"
        checked={isWanted}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isWanted && (
        <>
          <TextField
            label={newProjectCopy.start}
            name="start"
            type="date"
            value={start}
            onChange={({ target }) => onStart(target.value)}
          />
          {phases.length === 0 ? (
            <Text $look="small" $quiet>
              {newProjectCopy.chooseServiceFirst}
            </Text>
          ) : (
            <ul aria-label={newProjectCopy.proposed}>
              {phases.map(({ name, startDate, endDate }, index) => (
                <Text as="li" key={index} $look="small">
                  {`${name}: ${dayOf(startDate)} – ${dayOf(endDate)}`}
                </Text>
              ))}
            </ul>
          )}
        </>
      )}
    </Stack>
  );
}

function dayOf(timestamp: string): string {
  return dayText(calendarDay(timestamp));
}
