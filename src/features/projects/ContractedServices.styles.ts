import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

export const Services = styled.ul`
  display: grid;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** A service: a line from the tablet on. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  ${up('md')} {
    flex-wrap: nowrap;
    align-items: center;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const ServiceTitle = styled.h3`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[12]};
  max-width: 100%;
  font: ${({ theme }) => theme.font.bodyStrong};
  & > svg {
    margin-top: 2px;
    color: ${({ theme }) => theme.color.accentText};
  }
`;

export const ServiceLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[20]};
  padding-left: ${({ theme }) => theme.space[32]};
  font: ${({ theme }) => theme.font.small};
  & > a {
    color: ${({ theme }) => theme.color.ink};
    text-decoration-color: ${({ theme }) => theme.color.lineStrong};
    padding-block: 2px;
    font-weight: 500;
  }
  ${up('md')} {
    padding-left: 0;
  }
  @media print {
    display: none;
  }
`;
