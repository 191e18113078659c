import styled from 'styled-components';
import { Button } from '#ui/Button';

export interface OnlyOfProps {
  person: string;
  onClear: () => void;
}

/** Says whose rows alone a table shows, with the way back to all. */
export function OnlyOf({ person, onClear }: OnlyOfProps) {
  return (
    <Line>
      <span>
        Solo <strong>{person}</strong>
      </span>
      <Button
        size="small"
        variant="quiet"
        onClick={({ currentTarget }) => {
          // The button goes: the focus must not be lost with it.
          const tools = currentTarget.closest('div')?.previousElementSibling;
          tools?.querySelector<HTMLElement>('[name=buscar]')?.focus({ preventScroll: true });
          onClear();
        }}
      >
        Quitar filtro
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  & strong {
    font-weight: 600;
  }
  & > button {
    flex: none;
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;
