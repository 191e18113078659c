import { useState } from 'react';
import type { StaffMember } from '#contract/team.ts';
import { useHandOverMutation, useListTeamQuery } from '#src/api/teamApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { Button } from '#ui/Button';
import { SelectField } from '#ui/SelectField';
import { Actions, Stack } from '#ui/Stack';
import type { Outcome } from './outcome.ts';
import { teamCopy as copy } from './teamCopy.ts';

export interface HandOverProps {
  person: StaffMember;
  onOutcome: (outcome: Outcome) => void;
}

/** Puts others in charge of a person's projects and tickets; nothing for who has none. */
export function HandOver({ person, onOutcome }: HandOverProps) {
  const { id, projects = 0, tickets = 0 } = person;
  const hasWork = projects + tickets > 0;
  const { currentData: team = [] } = useListTeamQuery(undefined, { skip: !hasWork });
  const [manager, setManager] = useState('');
  const [support, setSupport] = useState('');
  const [handOver, { isLoading }] = useHandOverMutation();
  const isChosen = manager !== '' || support !== '';
  if (!hasWork) return null;

  const others = team.filter((other) => other.id !== id && other.state !== 'deactivated');

  async function submit() {
    onOutcome(null);
    const { data, error } = await handOver({
      id,
      ...(manager !== '' && { projects_to: manager }),
      ...(support !== '' && { tickets_to: support }),
    });
    if (data === undefined) {
      onOutcome({ tone: 'error', text: errorText(error, copy.failed) });
      return;
    }
    setManager('');
    setSupport('');
    onOutcome({ tone: 'success', text: copy.handedOver(data.projects, data.tickets) });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isChosen && !isLoading) void submit();
      }}
    >
      <Stack $gap={16}>
        <strong>{copy.inCharge(projects, tickets)}</strong>
        {projects > 0 && (
          <Successor
            name="projects_to"
            label={copy.projectsTo}
            people={others.filter(({ role }) => role === 'project_manager' || role === 'admin')}
            value={manager}
            onChange={setManager}
          />
        )}
        {tickets > 0 && (
          <Successor
            name="tickets_to"
            label={copy.ticketsTo}
            people={others}
            value={support}
            onChange={setSupport}
          />
        )}
        <Actions>
          <Button
            type="submit"
            variant="primary"
            disabled={!isChosen}
            busy={isLoading}
            busyLabel={copy.handingOver}
          >
            {copy.handOver}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

interface SuccessorProps {
  name: string;
  label: string;
  people: readonly StaffMember[];
  value: string;
  onChange: (id: string) => void;
}

function Successor({ name, label, people, value, onChange }: SuccessorProps) {
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{copy.chooseSuccessor}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {nameAmong(people, person)}
        </option>
      ))}
    </SelectField>
  );
}

/** With the address where others have the same name. */
function nameAmong(
  people: readonly StaffMember[],
  { id, full_name: name, email }: StaffMember,
): string {
  const isShared = people.some((other) => other.id !== id && other.full_name === name);
  return isShared && email !== undefined ? `${name} (${email})` : name;
}
