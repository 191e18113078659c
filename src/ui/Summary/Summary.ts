import styled from 'styled-components';

/** The line that opens a `details`, with the chevron of the tables' rows in place of the browser's triangle. */
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  width: fit-content;
  min-height: 24px;
  font: ${({ theme }) => theme.font.smallStrong};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    width: 0.5rem;
    height: 0.5rem;
    margin-top: -0.25rem;
    border: solid currentColor;
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(45deg);
    content: '';
  }
  [open] > &::after {
    margin-top: 0.25rem;
    transform: rotate(225deg);
  }
`;
