import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';

/** Text in two lines at most; whole in a card. */
export const TwoLines = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  white-space: normal;
  ${below('table')} {
    display: inline;
  }
`;
