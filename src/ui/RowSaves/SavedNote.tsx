import { Check, TriangleAlert } from 'lucide';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useOutcome } from './RowSaves.tsx';

/** Marks a row whose field was saved a moment ago ('Guardado') or refused. */
export function SavedNote({ id }: { id: string }) {
  const outcome = useOutcome(id);
  if (outcome === undefined) return null;
  const isSaved = outcome === 'saved';
  return (
    // The toast announces what was refused.
    <Line
      role={isSaved ? 'status' : undefined}

      $isSaved={isSaved}
    >
      <Icon of={isSaved ? Check : TriangleAlert} inText />
      <VisuallyHidden>{isSaved ? 'Guardado' : 'No se guardó'}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.span<{ $isSaved: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme, $isSaved }) => theme.status[$isSaved ? 'done' : 'error'].text};
`;
