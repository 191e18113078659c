import { Check } from 'lucide';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { Icon } from '#ui/Icon';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { useRowSaves } from './RowSaves.tsx';

/** Shows 'Guardado' for a moment after a field of the row was saved. Only this component rerenders. */
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
        <span>Guardado</span>
      </Line>
    )
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.status.done.text};
  /* From there on the columns are as wide as the word, not as word and icon. */
  ${up('lg')} {
    & > svg {
      display: none;
    }
  }
  /* Narrow columns have room for the icon only. */
  ${below('lg')} {
    & > span {
      ${visuallyHidden}
    }
  }
`;
