import { use, useId } from 'react';
import { PHASE_NAMES } from '#contract/projectConstants.ts';
import type { Project } from '#contract/projects.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { useToday } from '#src/lib/useNow.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { ProjectTimeline } from '../ProjectTimeline.tsx';
import { PhaseFields } from './PhaseFields.tsx';
import { isBlank, phasesOf } from './schedule.ts';
import { overlapsIn, previewOf } from './schedulePreview.ts';
import { Columns, PreviewTitle } from './ScheduleEditor.styles.ts';
import { scheduleCopy } from './scheduleCopy.ts';
import { useSchedule } from './useSchedule.ts';

export interface ScheduleEditorProps {
  project: Project;
  onClose: () => void;
  /** Reads the project from the server; null if that fails. */
  readFresh: (project: Project) => Promise<Project | null>;
}

/** Form for the dates of the four phases, with a preview of the timeline (PANEL-8). */
export function ScheduleEditor({ project, onClose, readFresh }: ScheduleEditorProps) {
  const showHistory = use(HistorySlot);
  const schedule = useSchedule(project, onClose, readFresh);
  const today = useToday();
  const edited = phasesOf(schedule.values, project.phases);
  const preview = previewOf(edited, project.phases, today);
  const overlaps = overlapsIn(edited);
  const previewId = useId();
  const theirsId = useId();

  function cancel() {
    schedule.discard();
    onClose();
  }

  return (
    <Stack $gap={20}>
      <Stack as="form" $gap={20} onSubmit={schedule.save} noValidate>
        <Columns>
          <Stack $gap={12}>
            {PHASE_NAMES.map((name) => (
              <PhaseFields key={name} name={name} schedule={schedule} />
            ))}
          </Stack>
          <section aria-labelledby={previewId}>
            <PreviewTitle id={previewId}>{scheduleCopy.preview}</PreviewTitle>
            {preview.length === 0 ? (
              <Text $look="small" $quiet>
                {scheduleCopy.blank}
              </Text>
            ) : (
              <ProjectTimeline
                phases={preview}
                rows={PHASE_NAMES.map((name) => ({
                  name,
                  note: isBlank(schedule.values, name)
                    ? scheduleCopy.noDays
                    : scheduleCopy.wrongDays,
                }))}
              />
            )}
          </section>
        </Columns>
        {overlaps.length > 0 && <Alert tone="notice">{`${overlaps.join('. ')}.`}</Alert>}
        {schedule.isOutdated && (
          <section aria-labelledby={theirsId}>
            <PreviewTitle id={theirsId}>{scheduleCopy.theirs}</PreviewTitle>
            <ProjectTimeline phases={project.phases} />
          </section>
        )}
        {schedule.isOutdated && schedule.failure === null && (
          <Alert tone="notice">{scheduleCopy.changedMeanwhile}</Alert>
        )}
        <FailureAlert failure={schedule.failure} />
        <Actions>
          <Button
            type="submit"
            variant="primary"
            size="small"
            busy={schedule.busy}
            busyLabel={scheduleCopy.busy}
          >
            {scheduleCopy.submit}
          </Button>
          <Button size="small" onClick={cancel}>
            {scheduleCopy.cancel}
          </Button>
        </Actions>
        <SlowNote busy={schedule.busy} />
      </Stack>
      {showHistory({
        object: `project:${project.id}`,
        names: Object.fromEntries(project.phases.map(({ id, name }) => [`phase:${id}`, name])),
      })}
    </Stack>
  );
}
