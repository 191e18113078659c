import { useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { PHASE_NAMES, TEMPLATE_DAYS_MAX } from '#contract/projectConstants.ts';
import type { ServiceTemplate } from '#contract/projectPages.ts';
import type { PhaseName } from '#contract/projects.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useUpdateTemplateMutation } from '#src/api/projectObjectsApi.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useRowDraft } from '#src/lib/forms/useRowDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { formError } from '#src/lib/forms/validateForm.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Contested } from '#ui/Contested';
import { SelectField } from '#ui/SelectField';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextField } from '#ui/TextField';
import { templatesCopy as copy } from './templatesCopy.ts';

export interface TemplatePickerProps {
  templates: readonly ServiceTemplate[];
  onClose: () => void;
}

/** Chooses a service and edits its template. */
export function TemplatePicker({ templates, onClose }: TemplatePickerProps) {
  const [chosen, setChosen] = useState(templates[0]?.id);
  const template = templates.find(({ id }) => id === chosen);
  return (
    <Stack $gap={16}>
      <Text $quiet>{copy.purpose}</Text>
      <SelectField
        label={copy.service}
        name="template"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {templates.map(({ id, serviceId }) => (
          <option key={id} value={id}>
            {serviceTitle(serviceId) ?? serviceId}
          </option>
        ))}
      </SelectField>
      {template && <TemplateForm key={template.id} template={template} onClose={onClose} />}
    </Stack>
  );
}

/** The days of each phase; a blank phase is left out. */
function TemplateForm({ template, onClose }: { template: ServiceTemplate; onClose: () => void }) {
  const [update] = useUpdateTemplateMutation();
  const [isSaved, setSaved] = useState(false);
  const draft = useRowDraft(`template.${template.id}`, useSelector(selectUserId), daysOf(template));
  const submission = useSubmission({
    async send(values: Days) {
      setSaved(false);
      const { error } = await draft.save(values, (change) =>
        update({
          id: template.id,
          phases: phasesOf({ ...draft.row, ...change }),
          was: { phases: phasesOf(draft.row) },
        }),
      );
      return outcomeOf(error, errorText(error, copy.failed));
    },
    onDone: () => setSaved(true),
    stays: true,
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    check: (values) => {
      const wrong = PHASE_NAMES.filter((name) => !isDays(values[name]));
      return wrong.length === 0 ? null : formError(copy.wrong, wrong);
    },
    submission,
  });
  function close() {
    draft.clear();
    onClose();
  }
  return (
    <form {...props}>
      <Stack $gap={16}>
        <Rows>
          {PHASE_NAMES.map((name) => (
            <Contested
              key={name}
              draft={draft}
              name={name}
              label={name}
              show={(days) => copy.sum(Number(days))}
            >
              <TextField
                label={name}
                aria-label={copy.days(name)}
                inputMode="numeric"
                autoComplete="off"
                {...field(name)}
              />
            </Contested>
          ))}
          <Total>
            {copy.total} <strong>{copy.sum(sumOf(draft.values))}</strong>
          </Total>
        </Rows>
        <Text $look="small" $quiet>
          {copy.blank}
        </Text>
        <FailureAlert failure={failure} id={messageId} />
        {isSaved && !busy && failure === null && <Alert tone="success">{copy.saved}</Alert>}
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </Button>
          <Button onClick={close}>{copy.close}</Button>
        </Actions>
      </Stack>
    </form>
  );
}

function isDays(text: string): boolean {
  const days = text.trim();
  return (
    days === '' || (/^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= TEMPLATE_DAYS_MAX)
  );
}

type Days = Record<PhaseName, string>;

/** The days of each phase; blank without it. */
function daysOf({ phases }: ServiceTemplate): Days {
  const days = (name: PhaseName) => phases.find((phase) => phase.name === name)?.days ?? '';
  return Object.fromEntries(PHASE_NAMES.map((name) => [name, String(days(name))])) as Days;
}

function phasesOf(days: Days) {
  return PHASE_NAMES.filter((name) => days[name].trim() !== '').map((name) => ({
    name,
    days: Number(days[name]),
  }));
}

function sumOf(days: Days): number {
  return PHASE_NAMES.reduce((sum, name) => sum + (isDays(days[name]) ? Number(days[name]) : 0), 0);
}

/** A line for each phase: its name, and at the right a short field with its unit. */
const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  & > div > div:first-child {
    grid-template-columns: minmax(0, 1fr) 4.5rem 2rem;
    align-items: center;
    column-gap: ${({ theme }) => theme.space[8]};
    &::after {
      content: 'días';
      font: ${({ theme }) => theme.font.small};
    }
  }
  & input {
    text-align: right;
  }
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font: ${({ theme }) => theme.font.small};
`;
