import { ContactDetails } from '#src/features/contact/ContactDetails.tsx';
import { IdeaLink } from '#src/features/landing/IdeaLink.tsx';
import { Testimonials } from '#src/features/landing/Testimonials.tsx';
import { ServicesTeaser } from '#src/features/services/ServicesTeaser.tsx';
import { SplitSection } from '#ui/SplitSection';

/** The landing's sections 8 to 12 (spec section 2). */
export default function LandingEnd() {
  return (
    <>
      <ServicesTeaser />
      <Testimonials />
      <SplitSection
        id="contact"
        title="Hablemos de tu proyecto"
        lead="Responde una persona del equipo, de lunes a viernes."
        split="5/7"
      >
        <ContactDetails />
      </SplitSection>
      <IdeaLink />
      <SplitSection
        id="newsletter"
        title="Una carta al mes, útil"
        lead="Un caso, lo que costó y lo que haríamos distinto."
        split="5/7"
      >
        {null}
      </SplitSection>
    </>
  );
}
