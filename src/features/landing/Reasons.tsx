import styled from 'styled-components';
import { reasons } from '#src/content/landing.ts';
import type { Reason } from '#src/content/landing.ts';
import { up } from '#src/theme/theme.ts';
import { TileSign } from '#ui/Cloth';
import type { Tile } from '#ui/Cloth';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Text } from '#ui/Text';
import { landingCopy } from './landingCopy.ts';

const tiles: Record<Reason['id'], Tile> = {
  tailored: ['stairDown', 'red', 'dark'],
  team: ['ring', 'maize', 'dark'],
  results: ['pyramid', 'red', 'wool'],
};

/** Three reasons to choose the agency, each under a woven tile. */
export function Reasons() {
  return (
    <Section>
      <Container>
        <Heading $look="heading">{landingCopy.reasons.title}</Heading>
        <List>
          {reasons.map(({ id, title, text }) => (
            <li key={id}>
              <TileSign tile={tiles[id]} />
              <div>
                <Heading as="h3" $look="card">
                  {title}
                </Heading>
                <Text $quiet>{text}</Text>
              </div>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

/** Rows on phones, three columns otherwise; their rules align with those of the table of technologies. */
const List = styled.ul`
  display: grid;
  margin-top: ${({ theme }) => theme.space[40]};
  & h3 {
    margin-bottom: ${({ theme }) => theme.space[4]};
  }
  & > li {
    display: flex;
    gap: ${({ theme }) => theme.space[20]};
    padding-block: ${({ theme }) => theme.space[24]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li {
      flex-direction: column;
      gap: ${({ theme }) => theme.space[24]};
      padding: 0 min(2.5vw, 32px);
      border-top: 0;
    }
    & > li:first-child {
      padding-left: 0;
    }
    & > li + li {
      border-left: 1px solid ${({ theme }) => theme.color.line};
    }
  }
`;
