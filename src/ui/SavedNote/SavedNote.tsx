import { Check } from 'lucide';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import { Icon } from '#ui/Icon';
import { visuallyHidden } from '#ui/VisuallyHidden';
import type { SavedRows } from './savedRows.ts';

/** 'Guardado', for a moment after something of a row was saved; it alone renders then. */
export function SavedNote({ rows, id }: { rows: SavedRows; id: string }) {
  const isSaved = useSyncExternalStore(
    rows.subscribe,
    () => rows.has(id),
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
  color: ${({ theme }) => theme.dye.chilca.text};
  /* But in a wide table there is room for the sign alone. */
  ${below('lg')} {
    & > span {
      ${visuallyHidden}
    }
  }
`;
