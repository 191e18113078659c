import styled from 'styled-components';

/** The header's panel hides them where only the icon fits. */
export const SwitchWords = styled.span``;

export const Switch = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  min-width: ${({ theme }) => theme.size.control};
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space[12]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
`;
