import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';

/** As much of a prompt as its row has room for: a line in a table, three in a card. */
export const PromptExcerpt = styled.span`
  ${below('table')} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
