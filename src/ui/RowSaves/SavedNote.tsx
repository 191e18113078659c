import { Check } from 'lucide';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useRowSaves } from './RowSaves.tsx';

/** Shows a check mark ('Guardado') for a moment after a field of the row was saved. Only this component rerenders. */
export function SavedNote({ id }: { id: string }) {
  const { saved } = useRowSaves();
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.has(id),
    () => false,
  );
  return (
    isSaved && (
      <Line role="status">
        <Icon of={Check} inText />
        <VisuallyHidden>Guardado</VisuallyHidden>
      </Line>
    )
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.status.done.text};
`;
