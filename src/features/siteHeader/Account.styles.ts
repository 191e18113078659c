import styled from 'styled-components';

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  min-width: 0;
`;

export const Welcome = styled.p`
  max-width: 280px;
  margin-right: ${({ theme }) => theme.space[12]};
  overflow: hidden;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
