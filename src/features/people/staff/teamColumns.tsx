import styled from 'styled-components';
import type { StaffMember } from '#contract/team.ts';
import { Button } from '#ui/Button';
import { TwoLines, inCards, inRows } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { signInText } from './ManagePerson.tsx';
import { staffColumns } from './staffColumns.ts';
import { stateLabels, teamCopy } from './teamCopy.ts';

const [name, role] = staffColumns;

/** The columns of a server that answers with the team. */
export function teamColumns(onManage: (id: string) => void): readonly Column<StaffMember>[] {
  return [
    {
      ...name,
      width: 'minmax(0, 1.3fr)',
      text: ({ full_name, email = '' }) => `${full_name} ${email}`.trim(),
      cell: ({ full_name, email }) => (
        <Person>
          {full_name}
          {email !== undefined && <small>{email}</small>}
        </Person>
      ),
    },
    {
      ...role,
      width: 'minmax(0, 1.1fr)',
      cell: (person) => <TwoLines>{role.text(person)}</TwoLines>,
    },
    {
      id: 'cuenta',
      label: teamCopy.state,
      width: 'minmax(0, 0.7fr)',
      text: stateText,
      cell: (person) => <TwoLines>{stateText(person)}</TwoLines>,
    },
    {
      id: 'ingreso',
      label: teamCopy.lastSignIn,
      width: '7rem',
      text: ({ lastSignInAt = null }) => signInText(lastSignInAt),
    },
    {
      id: 'gestionar',
      label: teamCopy.manage,
      // Every button says it.
      head: <VisuallyHidden>{teamCopy.manage}</VisuallyHidden>,
      width: '5.5rem',
      look: 'bare',
      text: () => '',
      cell: ({ id, full_name }) => (
        <Manage
          variant="quiet"
          size="small"
          aria-label={teamCopy.manageOf(full_name)}
          onClick={() => onManage(id)}
        >
          {teamCopy.manage}
        </Manage>
      ),
    },
  ];
}

/** In line with the text of the cells; below a card's facts it has a border. */
const Manage = styled(Button)`
  ${inRows} {
    margin-inline: -${({ theme }) => theme.space[12]};
  }
  ${inCards} {
    border-color: ${({ theme }) => theme.color.lineStrong};
  }
`;

function stateText({ state }: StaffMember): string {
  return state === undefined ? '' : stateLabels[state];
}

const Person = styled.span`
  display: grid;
  & > small {
    overflow-wrap: anywhere;
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
`;
