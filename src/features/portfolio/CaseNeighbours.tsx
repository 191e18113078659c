import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { portfolio } from '#src/content/portfolio.ts';
import type { PortfolioItem } from '#src/content/portfolio.ts';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { caseCopy } from './caseCopy.ts';

/** Links to the previous and next case study; they wrap around. */
export function CaseNeighbours({ item }: { item: PortfolioItem }) {
  const at = portfolio.indexOf(item);
  return (
    <Container as="nav" aria-label={caseCopy.more}>
      <Pair>
        <Neighbour word={caseCopy.previous} item={portfolio.at(at - 1)} />
        <Neighbour word={caseCopy.next} item={portfolio.at((at + 1) % portfolio.length)} />
      </Pair>
    </Container>
  );
}

function Neighbour({ word, item }: { word: string; item: PortfolioItem | undefined }) {
  if (item === undefined) return null;
  return (
    <Way to={item.link}>
      <img src={item.imageUrl} alt="" width={80} height={50} loading="lazy" />
      <span>
        {word} <strong>{item.title}</strong>
      </span>
    </Way>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  padding-bottom: ${({ theme }) => theme.space[64]};
  ${up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: ${({ theme }) => theme.space[96]};
    & > :last-child {
      flex-direction: row-reverse;
      text-align: end;
    }
  }
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  text-decoration: none;
  &:hover {
    border-color: ${({ theme }) => theme.color.lineStrong};
  }
  & > img {
    border-radius: ${({ theme }) => theme.radius.badge};
  }
  & strong {
    display: block;
    color: ${({ theme }) => theme.color.ink};
    font: ${({ theme }) => theme.font.bodyStrong};
  }
`;
