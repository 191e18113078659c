import styled from 'styled-components';
import { inCards } from './tableWidths.ts';

/** Text in two lines at most; whole in a card. */
export const TwoLines = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  white-space: normal;
  ${inCards} {
    display: inline;
  }
`;
