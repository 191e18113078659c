import { services } from '#src/content/services.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { SplitSection } from '#ui/SplitSection';
import { ServiceList } from './ServiceList.tsx';
import { servicesCopy } from './servicesCopy.ts';

/** Spec section 9: the landing shows three of six. */
const SHOWN_SERVICES = 3;

/** The first services, with a link to all of them. */
export function ServicesTeaser() {
  return (
    <SplitSection
      id="services"
      title={servicesCopy.teaser.title}
      lead={servicesCopy.teaser.lead}
      action={<ButtonLink to={paths.services}>{servicesCopy.teaser.toAll}</ButtonLink>}
    >
      <ServiceList services={services.slice(0, SHOWN_SERVICES)} titleAs="h3" />
    </SplitSection>
  );
}
