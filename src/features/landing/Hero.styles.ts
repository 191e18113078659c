import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** The text stays within the page's column; the cloth reaches the window's edge. */
export const Grid = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  ${up('lg')} {
    grid-template-columns:
      minmax(24px, 1fr) minmax(0, 744px) minmax(0, 456px)
      minmax(24px, 1fr);
    min-height: 608px;
  }
`;

export const TextPart = styled.div`
  padding: ${({ theme }) => theme.space[40]} ${({ theme }) => theme.space[20]};
  ${up('sm')} {
    padding: ${({ theme }) => theme.space[64]} ${({ theme }) => theme.space[24]};
  }
  ${up('lg')} {
    grid-column: 2;
    padding-inline: 0 ${({ theme }) => theme.space[24]};
  }
`;

/** Each clause on its own line: automatic line breaks would shift when the web font loads. */
export const Clause = styled.span`
  display: block;
`;

export const ClothPart = styled.div`
  position: relative;
  height: 224px;
  overflow: hidden;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  & > svg {
    position: absolute;
    bottom: -8%;
    height: auto;
  }
  ${up('sm')} {
    height: 440px;
    & > svg {
      bottom: -80px;
    }
  }
  ${up('lg')} {
    grid-column: 3 / 5;
    /* Keeps height and position when the text beside it grows. */
    position: sticky;
    top: ${({ theme }) => theme.size.header};
    height: 608px;
    border-top: 0;
    border-left: 1px solid ${({ theme }) => theme.color.line};
    & > svg {
      inset: 0;
      height: 100%;
    }
  }
`;
