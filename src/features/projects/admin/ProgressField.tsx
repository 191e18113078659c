import styled from 'styled-components';
import type { Project } from '#contract/projects.ts';
import { inRows } from '#ui/DataTable';
import { controlStyles, rowControlStyles } from '#ui/Field';
import { SavedNote } from '#ui/RowSaves';
import { adminProjectsCopy, fieldOf } from './adminProjectsCopy.ts';
import { useProgressEdit } from './useProgressEdit.ts';

/** Input for a project's progress in percent; it saves automatically (PANEL-6). */
export function ProgressField({ project }: { project: Project }) {
  const { text, type, leave } = useProgressEdit(project);
  return (
    <Line>
      <Input
        type="number"
        name="progress"
        min={0}
        max={100}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        aria-label={fieldOf(adminProjectsCopy.progressPercent, project)}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <span aria-hidden>%</span>
      <SavedNote id={project.id} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  /* The numbers of a table's column end at the same place. */
  ${inRows} {
    td > & {
      justify-content: flex-end;
    }
    td > & > span:not([aria-hidden]) {
      order: -1;
    }
  }
`;

const Input = styled.input`
  ${controlStyles}
  ${rowControlStyles}
  flex: none;
  width: 3.5rem;
  text-align: right;
  /* Without the spin buttons, which are easy to hit by accident; the arrow keys still work. */
  appearance: textfield;
  &::-webkit-inner-spin-button {
    display: none;
  }
`;
