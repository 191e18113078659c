import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';

/** A project's row with, when expanded, its timeline. */
export const ProjectFrame = styled(Card)`
  padding: 0;
`;

/** Name, status, progress and toggle: stacked on phones, otherwise one line with columns aligned across rows. */
export const ProjectRow = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${({ theme }) => theme.space[16]};
  align-items: center;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[32]};
  /* An unknown status may be long. */
  & > :nth-child(2) {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[20]};
  }
  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) 9rem auto;
    /* The badge goes below the name to leave it more room. */
    & > :nth-child(2) {
      grid-area: 2 / 1;
    }
    & > :nth-child(n + 3) {
      grid-row: 1 / span 2;
    }
  }
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 8.25rem 13.75rem auto;
    & > :nth-child(n) {
      grid-area: 1 / auto;
    }
  }
`;

export const ServiceLine = styled.p`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
`;

export const ProjectName = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  font: ${({ theme }) => theme.font.bodyStrong};
  font-size: 1.125rem;
  /* Above the toggle's click area, which is the whole row. */
  & > a {
    position: relative;
    z-index: 1;
  }
  & > a:not(:hover) {
    color: inherit;
    text-decoration-color: ${({ theme }) => theme.color.lineStrong};
  }
`;

/** Its click area is the whole row. */
export const TimelineToggle = styled(Button)`
  flex-direction: row-reverse;
  border-color: ${({ theme }) => theme.color.line};
  & svg {
    transition: transform ${({ theme }) => theme.motion.open} ${({ theme }) => theme.motion.easing};
  }
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.sunken};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  /* The button's pressed offset would make it the containing block of ::after, and presses outside it would miss. */
  &:active {
    transform: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.card};
  }
  ${up('md')} {
    border-color: transparent;
  }
  @media print {
    display: none;
  }
`;

export const TimelinePanel = styled.div`
  padding: ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[20]};
  }
`;
