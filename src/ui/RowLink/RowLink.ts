import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A link in the text's colour, because a table has one in every row: they would outshine what matters in it. */
export const RowLink = styled(Link)`
  color: inherit;
  font-weight: inherit;
  text-decoration-color: ${({ theme }) => theme.color.lineStrong};
  &:hover {
    color: ${({ theme }) => theme.color.accentText};
    text-decoration-color: currentColor;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
