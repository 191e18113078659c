import { ContactSection } from '#src/features/contact/ContactSection.tsx';
import { IdeaLink } from '#src/features/landing/IdeaLink.tsx';
import { Testimonials } from '#src/features/landing/Testimonials.tsx';
import { NewsletterSection } from '#src/features/newsletter/NewsletterSection.tsx';
import { ServicesTeaser } from '#src/features/services/ServicesTeaser.tsx';

/** The last five of the landing's twelve sections (SITE-6). */
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
