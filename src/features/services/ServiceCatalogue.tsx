import styled from 'styled-components';
import { serviceGroups, services } from '#src/content/services.ts';
import { serviceAnchor } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { Text } from '#ui/Text';
import { ServiceEntry } from './ServiceEntry.tsx';

/** All services as a grid (SITE-11) with a row for each group; the services of a row share its width. */
export function ServiceCatalogue() {
  return (
    <Container>
      {serviceGroups.map(({ id, title, text }) => {
        const members = services.filter(({ group }) => group === id);
        return (
          <Group key={id}>
            <Head>
              <strong>{title}</strong>
              <Text $quiet>{text}</Text>
            </Head>
            <Row aria-label={title} $count={members.length}>
              {members.map((service) => (
                <Cell key={service.id} id={serviceAnchor(service.id)}>
                  <ServiceEntry service={service} isAlone={members.length === 1} />
                </Cell>
              ))}
            </Row>
          </Group>
        );
      })}
    </Container>
  );
}

const Group = styled.div`
  break-inside: avoid;
  padding-top: ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.ink};
  & + & {
    margin-top: ${({ theme }) => theme.space[32]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space[16]};
  margin-bottom: ${({ theme }) => theme.space[16]};
  & > strong {
    min-width: 0;
    font: ${({ theme }) => theme.font.title};
    hyphens: auto;
    overflow-wrap: anywhere;
  }
`;

/** Fills the width at every number of columns: a third of two takes its row. */
const Row = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${up('md')} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 2)}, minmax(0, 1fr));
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${up('lg')} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    & > :nth-child(3) {
      grid-column: auto;
    }
  }
  @media print {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    & > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

/** The outline fills the gap to the neighbours. */
const Cell = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${({ theme }) => theme.space[20]};
  outline: 1px solid ${({ theme }) => theme.color.line};
  ${up('sm')} {
    padding: ${({ theme }) => theme.space[24]};
  }
  @media print {
    padding: ${({ theme }) => theme.space[16]};
    break-inside: avoid;
  }
`;
