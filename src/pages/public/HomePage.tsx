import { ContactSection } from '#src/features/contact/ContactSection.tsx';
import { HeroGenerator } from '#src/features/ideaGenerator/HeroGenerator.tsx';
import { Hero } from '#src/features/landing/Hero.tsx';
import { HumanTouch } from '#src/features/landing/HumanTouch.tsx';
import { IdeaLink } from '#src/features/landing/IdeaLink.tsx';
import { Reasons } from '#src/features/landing/Reasons.tsx';
import { StrategyBanner } from '#src/features/landing/StrategyBanner.tsx';
import { TechStack } from '#src/features/landing/TechStack.tsx';
import { Testimonials } from '#src/features/landing/Testimonials.tsx';
import { NewsletterSection } from '#src/features/newsletter/NewsletterSection.tsx';
import { Logos } from '#src/features/portfolio/Logos.tsx';
import { PortfolioSection } from '#src/features/portfolio/PortfolioSection.tsx';
import { ServicesTeaser } from '#src/features/services/ServicesTeaser.tsx';
import { Section } from '#ui/Section';

/** The landing: its sections in the specified order (SITE-6). */
export default function HomePage() {
  return (
    <>
      <Hero>
        <HeroGenerator />
      </Hero>
      <Logos />
      <Section as="div">
        <Reasons />
        <PortfolioSection />
        <StrategyBanner />
        <HumanTouch />
        <TechStack />
        <ServicesTeaser />
        <Testimonials />
        <ContactSection />
        <IdeaLink />
        <NewsletterSection />
      </Section>
    </>
  );
}
