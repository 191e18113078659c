import styled from 'styled-components';
import { serviceGroups, services } from '#src/content/services.ts';
import { serviceAnchor } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { Text } from '#ui/Text';
import { ServiceEntry } from './ServiceEntry.tsx';

const firstOfGroup = new Map(
  serviceGroups.map((group) => [services.find((service) => service.group === group.id)?.id, group]),
);

/** All services as one ruled list; where a group begins, its name stands in the margin. */
export function ServiceCatalogue() {
  return (
    <Container>
      <List>
        {services.map((service) => {
          const group = firstOfGroup.get(service.id);
          return (
            <Row key={service.id} id={serviceAnchor(service.id)} $begins={group !== undefined}>
              {group && (
                <Group>
                  <strong>{group.title}</strong>
                  <Text $quiet>{group.text}</Text>
                </Group>
              )}
              <ServiceEntry service={service} />
            </Row>
          );
        })}
      </List>
    </Container>
  );
}

const List = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

/** A rule over the whole width where a group begins, over the entries' columns within it. */
export const Row = styled.li<{ $begins: boolean }>`
  border-top: 1px solid ${({ theme, $begins }) => ($begins ? theme.color.ink : theme.color.line)};
  ${up('lg')} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${({ theme }) => theme.space[24]};
    ${({ $begins }) => !$begins && 'border-top: 0;'}
  }
`;

export const Group = styled.div`
  padding-top: ${({ theme }) => theme.space[24]};
  & > strong {
    font: ${({ theme }) => theme.font.section};
  }
  ${up('lg')} {
    grid-column: 1 / 5;
    padding-block: ${({ theme }) => theme.space[32]};
  }
`;
