import { Check } from 'lucide-react';
import { useContext, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { Icon } from '#ui/Icon';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { adminProjectsCopy } from './adminProjectsCopy.ts';
import { ProjectEdits } from './projectEdits.ts';

const nothing = () => () => undefined;

/** 'Guardado', for a moment after something of a row was saved. */
export function SavedNote({ id }: { id: string }) {
  const saved = useContext(ProjectEdits)?.saved;
  const isSaved = useSyncExternalStore(
    saved?.subscribe ?? nothing,
    () => saved?.has(id) ?? false,
    () => false,
  );
  return (
    isSaved && (
      <Note role="status">
        <Icon of={Check} inText />
        <span>{adminProjectsCopy.saved}</span>
      </Note>
    )
  );
}

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.dye.chilca.text};
  /* Between card and wide table there is room for the sign alone. */
  ${up('table')} {
    ${below('lg')} {
      & > span {
        ${visuallyHidden}
      }
    }
  }
`;
