import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Band } from '#ui/Section';

/** Its columns hold a large quote, and a `div` of small ones. */
export const Ground = styled(Band)`
  --first: 7;
  padding-block: ${({ theme }) => theme.space[64]};
  background: ${({ theme }) => theme.color.sunken};
  & h2 {
    margin-bottom: ${({ theme }) => theme.space[40]};
  }
  & h2 + p {
    margin-block: -32px ${({ theme }) => theme.space[32]};
    color: ${({ theme }) => theme.color.ink2};
  }
  & figure {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[20]};
  }
  & figure + figure {
    margin-top: ${({ theme }) => theme.space[32]};
    padding-top: ${({ theme }) => theme.space[32]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & figure p {
    font: ${({ theme }) => theme.font.lead};
  }
  & > div > figure {
    gap: ${({ theme }) => theme.space[32]};
    padding-left: ${({ theme }) => theme.space[24]};
    border-left: 4px solid ${({ theme }) => theme.color.accent};
  }
  & > div > figure p {
    max-width: 15em;
    font: ${({ theme }) => theme.font.card};
    font-weight: 500;
    text-wrap: balance;
  }
  /* The person. */
  & figcaption {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[12]};
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.small};
  }
  & strong {
    color: ${({ theme }) => theme.color.ink};
    font: ${({ theme }) => theme.font.bodyStrong};
  }
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[96]};
    & > div > figure p {
      font: ${({ theme }) => theme.font.heading};
      font-weight: 500;
      letter-spacing: -0.01em;
    }
  }
  ${up('lg')} {
    & > div > figure {
      padding-left: ${({ theme }) => theme.space[32]};
    }
  }
`;
