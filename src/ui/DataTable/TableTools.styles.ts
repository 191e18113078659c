import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';

/* `TableSkeleton` uses them too, so that nothing moves when the list arrives. */

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[16]};
  align-items: end;
  & > * {
    flex: 0 1 9.5rem;
  }
  & > :first-child {
    flex-basis: 14rem;
  }
  /* Blue in some browsers. */
  & ::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  /* The fields shrink, so that a longer count moves nothing. */
  ${up('lg')} {
    flex-wrap: nowrap;
  }
  ${below('lg')} {
    & > :first-child {
      flex-basis: 100%;
    }
  }
  ${below('sm')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space[12]};
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > div > button {
      padding-inline: ${({ theme }) => theme.space[12]};
    }
  }
`;

export const FoldButton = styled.div`
  ${up('sm')} {
    display: none;
  }
`;

export const Fold = styled.div<{ $isOpen: boolean }>`
  display: contents;
  & > * {
    flex: 0 1 9.5rem;
  }
  ${below('sm')} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[12]};
  }
`;

/** Hidden on wide screens, where the header sorts. */
export const Order = styled.div`
  && {
    flex-basis: 18rem;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[8]};
  align-items: end;
  grid-column: 1 / -1;
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${up('table')} {
    display: none;
  }
`;

/** The count and the CSV button, on one line. On a phone, while the filters are folded, the CSV button stands beside theirs. */
export const Outcome = styled.div`
  && {
    flex: none;
  }
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  align-items: center;
  justify-content: space-between;
  margin-left: auto;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  white-space: nowrap;
  ${below('sm')} {
    display: contents;
    & > :first-child {
      grid-column: 1 / -1;
      order: 1;
    }
    & > :nth-child(2) {
      grid-column: 2;
    }
  }
`;
