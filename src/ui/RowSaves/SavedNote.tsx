import { Check, TriangleAlert } from 'lucide';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useRowSaves } from './RowSaves.tsx';

/** Marks a row whose field was saved a moment ago ('Guardado') or refused. Only this component rerenders. */
export function SavedNote({ id }: { id: string }) {
  const { saved } = useRowSaves();
  const outcome = useSyncExternalStore(saved.subscribe, () => saved.get(id), nothing);
  if (outcome === undefined) return null;
  const isSaved = outcome === 'saved';
  return (
    // The toast announces what was refused.
    <Line
      role={isSaved ? 'status' : undefined}
      data-refused={!isSaved || undefined}
      $isSaved={isSaved}
    >
      <Icon of={isSaved ? Check : TriangleAlert} inText />
      <VisuallyHidden>{isSaved ? 'Guardado' : 'No se guardó'}</VisuallyHidden>
    </Line>
  );
}

function nothing(): undefined {
  return undefined;
}

const Line = styled.span<{ $isSaved: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme, $isSaved }) => theme.status[$isSaved ? 'done' : 'error'].text};
`;
