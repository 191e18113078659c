import styled from 'styled-components';
import { PROJECT_STATUSES } from '#contract/projectConstants.ts';
import type { Project, ProjectStatus } from '#contract/projects.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { CellsGlyph } from '#ui/Badge';
import { Select } from '#ui/SelectField';
import { adminProjectsCopy, fieldOf } from './adminProjectsCopy.ts';
import { useProjectEdit } from './ProjectSaves.tsx';

/** Select for a project's status; an optimistic update with rollback if the server refuses it. */
export function StatusField({ project }: { project: Project }) {
  const { update } = useProjectEdit();
  const { status } = project;
  const { cells, color } = lookOfStatus(status);
  // List an unknown status too, so that the select shows it.
  const isKnown = PROJECT_STATUSES.includes(status);
  return (
    <Line>
      <CellsGlyph cells={cells} color={color} />
      <Select
        $inTable
        name="status"
        aria-label={fieldOf(adminProjectsCopy.status, project)}
        value={status}
        onChange={(event) =>
          void update(project, { change: { status: event.target.value as ProjectStatus } })
        }
      >
        {(isKnown ? PROJECT_STATUSES : [status, ...PROJECT_STATUSES]).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  align-items: center;
`;
