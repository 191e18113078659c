import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PortfolioItem } from '#src/content/portfolio.ts';
import { sectionPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import { caseCopy } from './caseCopy.ts';
import { Picture, Tags } from './portfolioItem.styles.ts';

/** The head of a case study: name, category, description and picture. */
export function CaseHead({ item }: { item: PortfolioItem }) {
  return (
    <Row>
      <Words>
        <Link to={sectionPath('portfolio')}>{caseCopy.all}</Link>
        <Text $look="small" $quiet>
          {`${caseCopy.kind} · ${item.category}`}
        </Text>
        <Heading as="h1" $look="heading">
          {item.title}
        </Heading>
        <Text $look="lead">{item.description}</Text>
        <Tags>
          {item.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </Tags>
      </Words>
      <Picture src={item.imageUrl} alt={item.imageAlt} loading="eager" />
    </Row>
  );
}

const Row = styled(Columns)`
  padding-block: ${({ theme }) => theme.space[32]};
  ${up('lg')} {
    align-items: center;
    padding-block: ${({ theme }) => theme.space[40]} ${({ theme }) => theme.space[64]};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[16]};
  & > a {
    padding-block: 4px;
    font: ${({ theme }) => theme.font.smallStrong};
  }
  ${up('lg')} {
    padding-right: ${({ theme }) => theme.space[24]};
  }
`;
