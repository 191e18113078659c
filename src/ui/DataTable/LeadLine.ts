import styled from 'styled-components';

/** Above a table's tools: a line about what it shows, and a button for something new. */
export const LeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
`;
