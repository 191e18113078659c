import { ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import type { Service } from '#src/content/services.ts';
import { sectionPath } from '#src/lib/paths.ts';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Text } from '#ui/Text';
import { Entry, Includes, Order, Words } from './ServiceEntry.styles.ts';
import { servicesCopy } from './servicesCopy.ts';
import { ServiceSign } from './ServiceSign.tsx';

/** A service, what it includes, and the way to ask for it: the contact form takes it as an idea to fill in. */
export function ServiceEntry({
  service: { title, description, includes, icon },
}: {
  service: Service;
}) {
  const idea = { name: title, description, features: includes };
  return (
    <Entry>
      <ServiceSign icon={icon} />
      <Words>
        <Heading $look="card">{title}</Heading>
        <Text $quiet>{description}</Text>
        <Order>
          <Link
            to={sectionPath('contact')}
            state={{ idea }}
            aria-label={`${servicesCopy.order}: ${title}`}
          >
            {servicesCopy.order}
            <Icon of={ArrowRight} inText />
          </Link>
        </Order>
      </Words>
      <Includes lines={includes} />
    </Entry>
  );
}
