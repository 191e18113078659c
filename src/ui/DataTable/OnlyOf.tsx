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
        Solo de <strong>{person}</strong>
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
        Ver de todos
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space[4]};
  min-width: 0;
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  & strong {
    font-weight: 600;
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;
