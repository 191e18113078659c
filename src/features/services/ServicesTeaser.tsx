import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import { services } from '#src/content/services.ts';
import { paths, servicePath } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { SplitSection } from '#ui/SplitSection';
import { Text } from '#ui/Text';
import { servicesCopy } from './servicesCopy.ts';
import { ServiceSign } from './ServiceSign.tsx';
import { Row, Rows } from './ServicesTeaser.styles.ts';

/** The landing shows three of six (SITE-7). */
const SHOWN_SERVICES = 3;

const copy = servicesCopy.teaser;

/** The first services, each leading to its place on the page of all of them. */
export function ServicesTeaser() {
  return (
    <SplitSection
      id="services"
      title={copy.title}
      lead={copy.lead}
      action={<ButtonLink to={paths.services}>{copy.toAll}</ButtonLink>}
    >
      <Rows>
        {services.slice(0, SHOWN_SERVICES).map(({ id, title, description, icon }) => (
          <Row key={id}>
            <ServiceSign icon={icon} />
            <div>
              <Heading as="h3" $look="card">
                <Link to={servicePath(id)}>{title}</Link>
              </Heading>
              <Text $quiet>{description}</Text>
            </div>
            <Icon of={ArrowRight} />
          </Row>
        ))}
      </Rows>
    </SplitSection>
  );
}
