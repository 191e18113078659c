import styled from 'styled-components';
import { BusyIcon } from '#ui/Icon';

/** Covers the whole window while the session is checked (ROUTE-5). */
export function FullScreenLoading() {
  return (
    <Screen role="status">
      <BusyIcon />
      Cargando...
    </Screen>
  );
}

const Screen = styled.div`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[12]};
  background: ${({ theme }) => theme.color.bg};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.bodyStrong};
  & > svg {
    color: ${({ theme }) => theme.color.accent};
  }
`;
