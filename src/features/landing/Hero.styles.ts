import styled, { keyframes } from 'styled-components';
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

/** Draws a thread across. */
const draw = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`;

/** The four threads stay in view at every width; below them the warp continues beside a long answer. */
export const ClothPart = styled.div`
  --strip: 224px;
  position: relative;
  height: var(--strip);
  overflow: hidden;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  & > svg {
    position: absolute;
    height: auto;
    /* The threads end at row 31 of a cloth 35 cells wide, at 89 % of its width. Whole tiles are cut off above. */
    margin-top: round(down, min(0px, var(--strip) - 89%), 100% / 7);
  }
  & path:nth-last-child(-n + 4) {
    animation: ${draw} 1s ${({ theme }) => theme.motion.easing};
  }
  ${up('sm')} {
    --strip: 480px;
  }
  ${up('lg')} {
    --strip: 680px;
    grid-column: 3 / 5;
    height: auto;
    border-top: 0;
    border-left: 1px solid ${({ theme }) => theme.color.line};
  }
`;
