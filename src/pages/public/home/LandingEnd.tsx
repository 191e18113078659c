import { ContactSection } from '#src/features/contact/ContactSection.tsx';
import { IdeaLink } from '#src/features/landing/IdeaLink.tsx';
import { Testimonials } from '#src/features/landing/Testimonials.tsx';
import { NewsletterSection } from '#src/features/newsletter/NewsletterSection.tsx';
import { ServicesTeaser } from '#src/features/services/ServicesTeaser.tsx';

/** The landing's sections 8 to 12 (spec section 2). */
export default function LandingEnd() {
  return (
    <>
      <ServicesTeaser />
      <Testimonials />
      <ContactSection />
      <IdeaLink />
      <NewsletterSection />
    </>
  );
}
