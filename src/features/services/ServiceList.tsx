import { Check } from 'lucide-react';
import type { Service } from '#src/content/services.ts';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { Includes, Row, Rows, Sign, Words } from './ServiceList.styles.ts';

export interface ServiceListProps {
  services: readonly Service[];
  /** Level of each title, one below the heading above the list. */
  titleAs: 'h2' | 'h3';
  /** Whether to list what each one includes. */
  detailed?: boolean;
}

/** Services as ruled rows. */
export function ServiceList({ services, titleAs, detailed = false }: ServiceListProps) {
  return (
    <Rows>
      {services.map(({ id, title, description, includes, icon }) => (
        <Row key={id}>
          <Sign>
            <Icon of={icon} />
          </Sign>
          <Words>
            <Heading as={titleAs} $look="card">
              {title}
            </Heading>
            <Text $quiet>{description}</Text>
            {detailed && (
              <Includes>
                {includes.map((part) => (
                  <p key={part}>
                    <Icon of={Check} inText />
                    {part}
                  </p>
                ))}
              </Includes>
            )}
          </Words>
        </Row>
      ))}
    </Rows>
  );
}
