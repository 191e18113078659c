import { Check } from 'lucide-react';
import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { Icon } from '#ui/Icon';
import { visuallyHidden } from '#ui/VisuallyHidden';

/** 'Guardado', beside a field of a table's row that was just saved. */
export function SavedSign() {
  return (
    <Line role="status">
      <Icon of={Check} inText />
      <span>Guardado</span>
    </Line>
  );
}

const Line = styled.span`
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
