import { X } from 'lucide';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Cross type="button" onClick={onClick}>
      <Icon of={X} />
      <VisuallyHidden>Cerrar aviso</VisuallyHidden>
    </Cross>
  );
}

const Cross = styled.button`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.controlSmall};
  height: ${({ theme }) => theme.size.controlSmall};
  margin: -${({ theme }) => theme.space[8]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
`;
