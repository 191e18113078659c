import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** Text and cloth. The text stays within the page's column; the cloth reaches the window's edge. */
export const Grid = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > :first-child {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[32]};
    padding: ${({ theme }) => theme.space[40]} ${({ theme }) => theme.space[20]};
  }
  /* Each clause on its own line: automatic line breaks would shift when the web font loads. */
  & h1 > span {
    display: block;
  }
  & h1 + p {
    margin-top: ${({ theme }) => theme.space[20]};
  }
  ${up('sm')} {
    & > :first-child {
      padding: ${({ theme }) => theme.space[64]} ${({ theme }) => theme.space[24]};
    }
  }
  ${up('lg')} {
    grid-template-columns:
      minmax(24px, 1fr) minmax(0, 744px) minmax(0, 456px)
      minmax(24px, 1fr);
    min-height: 608px;
    & > :first-child {
      grid-column: 2;
      padding-inline: 0 ${({ theme }) => theme.space[24]};
    }
  }
`;

/**
 * The cloth and its labels. The threads and their words stay in view at every width; below them the warp continues beside a
 * long answer.
 */
export const ClothPart = styled.div`
  --strip: 272px;
  position: relative;
  height: var(--strip);
  overflow: hidden;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  & > * {
    position: absolute;
    width: 100%;
    height: auto;
    /* The threads end at row 35 of a cloth 35 cells wide. Whole tiles are cut off above. */
    margin-top: round(down, min(0px, var(--strip) - 102%), 100% / 7);
  }
  /* On the cloth's cells: 35 wide, 120 high. Above each thread its phase, where today is, and a delivery. */
  & > div {
    aspect-ratio: 35 / 120;
    color: ${({ theme }) => theme.color.ink};
    font: ${({ theme }) => theme.font.smallStrong};
    /* Side by side they have no room below 360 px. */
    font-size: min(0.875rem, 3.85vw);
  }
  & > div > * {
    position: absolute;
    left: 3%;
    top: calc(100% * 22 / 120);
    padding-inline: 4px;
    background: ${({ theme }) => theme.color.bg};
    transform: translateY(-100%);
  }
  & > div > :nth-child(2) {
    left: 26%;
    top: calc(100% * 25.5 / 120);
  }
  & > div > :nth-child(3) {
    left: 57%;
    top: calc(100% * 29 / 120);
  }
  & > div > :nth-child(4) {
    left: auto;
    right: 8px;
    top: calc(100% * 32.5 / 120);
  }
  & > div b {
    background: ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.bg};
  }
  & > div > b {
    left: 69.9%;
    transform: translate(-50%, -100%);
  }
  & > div > div {
    display: grid;
    gap: ${({ theme }) => theme.space[8]};
    padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
    top: calc(100% * 35 / 120);
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    background: ${({ theme }) => theme.color.surface};
  }
  & > div > div > b {
    padding: 2px 12px;
    border-radius: ${({ theme }) => theme.radius.control};
    text-align: center;
  }
  ${up('sm')} {
    --strip: 568px;
  }
  ${up('lg')} {
    --strip: 600px;
    grid-column: 3 / 5;
    height: auto;
    border-top: 0;
    border-left: 1px solid ${({ theme }) => theme.color.line};
  }
`;
