import styled from 'styled-components';

/** The line above a table's tools: a text and a button such as 'Nuevo proyecto'. */
export const LeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
`;
