import { serviceGroups, services } from '#src/content/services.ts';
import { Container } from '#ui/Container';
import { Text } from '#ui/Text';
import { Group, List, Row } from './ServiceCatalogue.styles.ts';
import { ServiceEntry } from './ServiceEntry.tsx';
import { serviceAnchor } from '#src/lib/paths.ts';

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
