import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Card } from '#ui/Card';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  & > span {
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
  & > a {
    margin-left: auto;
  }
`;

export const Rows = styled(Card).attrs({ as: 'ul' })<{ $tone?: 'notice' }>`
  && {
    padding: 0;
    ${({ theme, $tone }) =>
      $tone &&
      `border-color: ${theme.status.pending.text};
      &, & > li:hover { background: ${theme.status.pending.soft}; }`}
    overflow: clip;
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** A link's ground is the whole row. */
export const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[20]};
  &:has(a):hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Main = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space[12]};
  min-width: 0;
  overflow-wrap: anywhere;
  & > a,
  & > strong {
    font: ${({ theme }) => theme.font.bodyStrong};
  }
  & > a:not(:hover) {
    color: inherit;
    text-decoration-color: ${({ theme }) => theme.color.lineStrong};
  }
  & > span:last-child {
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
`;

export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[16]};
  font: ${({ theme }) => theme.font.small};
  & > time:not(:only-child) {
    color: ${({ theme }) => theme.color.ink2};
  }
  /* A name in a column of its own. */
  & > span:first-child:not(:only-child) {
    ${up('md')} {
      width: 12rem;
    }
  }
  & > span + time {
    ${up('md')} {
      min-width: 6rem;
      text-align: right;
    }
  }
`;
