import styled from 'styled-components';
import { below, roomBelow } from '#src/theme/theme.ts';
import { LABELS_ABOVE } from '#src/theme/tokens.ts';
import { Card } from '#ui/Card';

/** The facts as pairs of name and value, and the actions below them. */
export const Side = styled(Card).attrs({ as: 'aside' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  font: ${({ theme }) => theme.font.small};
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: center;
    gap: ${({ theme }) => theme.space[24]};
    ${below('sm')} {
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
    ${roomBelow(LABELS_ABOVE)} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  & dt {
    color: ${({ theme }) => theme.color.ink2};
  }
  & dd {
    position: relative;
    max-width: 13rem;
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  /* All values start on one line: the status glyph is left of it, the note of a save right of the field. */
  & dd > div > select {
    flex: 1 1 0;
    min-width: 0;
  }
  & dd > div > :not(select) {
    position: absolute;
  }
  & dd > div > :first-child {
    right: calc(100% + 6px);
  }
  & dd > div > :last-child:not(select) {
    left: calc(100% + 2px);
  }
`;
