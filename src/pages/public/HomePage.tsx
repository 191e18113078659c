import { ContactDetails } from '#src/features/contact/ContactDetails.tsx';
import { Hero } from '#src/features/landing/Hero.tsx';
import { ServiceList } from '#src/features/services/ServiceList.tsx';
import { services } from '#src/content/services.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Sections, SplitSection } from '#ui/SplitSection';

/** Spec section 2: the landing shows the first three of six services. */
const SHOWN_SERVICES = 3;

export default function HomePage() {
  return (
    <>
      <Hero />
      <Sections>
        <SplitSection
          id="services"
          title="Seis servicios, un solo equipo"
          lead="Quien diseña se sienta con quien programa, y tú ves las fechas de los dos."
          action={<ButtonLink to={paths.services}>Ver los seis servicios</ButtonLink>}
        >
          <ServiceList services={services.slice(0, SHOWN_SERVICES)} titleAs="h3" />
        </SplitSection>
        <SplitSection
          id="contact"
          title="Hablemos de tu proyecto"
          lead="Responde una persona del equipo, de lunes a viernes."
        >
          <ContactDetails />
        </SplitSection>
      </Sections>
    </>
  );
}
