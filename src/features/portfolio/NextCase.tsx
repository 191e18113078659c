import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { portfolio } from '#src/content/portfolio.ts';
import type { PortfolioItem } from '#src/content/portfolio.ts';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { caseCopy } from './caseCopy.ts';
import { Picture } from './portfolioItem.styles.ts';

/** Leads to the next case study; the first follows the last. */
export function NextCase({ item }: { item: PortfolioItem }) {
  const next = portfolio[(portfolio.indexOf(item) + 1) % portfolio.length] ?? item;
  return (
    <Container as="nav" aria-label={caseCopy.more}>
      <Way to={next.link}>
        <Picture src={next.imageUrl} alt="" />
        <span>
          {caseCopy.next} <strong>{next.title}</strong> <span>{next.description}</span>
        </span>
      </Way>
    </Container>
  );
}

const Way = styled(Link)`
  display: grid;
  gap: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[24]};
  align-items: center;
  margin-bottom: ${({ theme }) => theme.space[64]};
  color: ${({ theme }) => theme.color.ink2};
  font-weight: 400;
  text-decoration: none;
  & strong {
    display: block;
    margin-block: 4px 8px;
    color: ${({ theme }) => theme.color.ink};
    font: ${({ theme }) => theme.font.card};
    text-decoration: underline 1px;
  }
  &:hover strong {
    text-decoration-thickness: 2px;
  }
  ${up('sm')} {
    grid-template-columns: 1fr 2fr;
  }
`;
