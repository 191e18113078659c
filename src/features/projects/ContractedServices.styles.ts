import styled from 'styled-components';

export const Services = styled.ul`
  display: grid;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** A service in one line, if its links have room. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  @media print {
    break-inside: avoid;
  }
`;

export const ServiceTitle = styled.h3`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
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
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;
