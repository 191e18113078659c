import styled from 'styled-components';
import { roomBelow, up } from '#src/theme/theme.ts';
import { LABELS_ABOVE } from '#src/theme/tokens.ts';
import { PageContainer } from '#ui/Container';

/** 960 px. */
export const Page = styled(PageContainer)`
  max-width: calc(960px + 2 * ${({ theme }) => theme.space[24]});
  @media print {
    padding-block: 0;
    & dl,
    & p {
      font-size: 0.8125rem;
      line-height: 1.4;
    }
  }
`;

/** The provider is at the top right; a rule is below. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${({ theme }) => theme.space[24]};
  padding-bottom: ${({ theme }) => theme.space[24]};
  border-bottom: 4px solid ${({ theme }) => theme.color.ink};
  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 300px);
    gap: ${({ theme }) => theme.space[48]};
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 300px);
  }
`;

export const Provider = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  font: ${({ theme }) => theme.font.small};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[16]};
    ${roomBelow(LABELS_ABOVE)} {
      flex-wrap: wrap;
      gap: 0;
    }
  }
  dt {
    color: ${({ theme }) => theme.color.ink2};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-weight: 600;
    text-align: right;
  }
`;

/** Hides buttons, links and fields in print. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/**
 * Not shown with a server of the fourteen calls alone, which cannot look up a complaint (docs/adr/0026). Documents without
 * a program, which do not know their server, show it.
 */
export const OfAllCalls = styled.div`
  html[data-calls=''] & {
    display: none;
  }
`;

/** An answer of the agency; keeps line breaks. */
export const Answer = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  padding-left: ${({ theme }) => theme.space[20]};
  border-left: 4px solid ${({ theme }) => theme.color.accent};
  & > p {
    max-width: ${({ theme }) => theme.size.measure};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
