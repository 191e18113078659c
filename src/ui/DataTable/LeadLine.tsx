import styled from 'styled-components';

/** The line above a table's tools, such as the views of a list and 'Nuevo proyecto'; the buttons are at its end. */
export const LeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  & > :last-child {
    margin-inline-start: auto;
  }
`;
