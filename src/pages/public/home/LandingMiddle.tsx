import { HumanTouch } from '#src/features/landing/HumanTouch.tsx';
import { Reasons } from '#src/features/landing/Reasons.tsx';
import { StrategyBanner } from '#src/features/landing/StrategyBanner.tsx';
import { TechStack } from '#src/features/landing/TechStack.tsx';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';

/** The landing's sections 3 to 7 (spec section 2). */
export default function LandingMiddle() {
  return (
    <>
      <Reasons />
      <Section id="portfolio">
        <Container>
          <Heading $look="heading">Trabajos que ya están en uso</Heading>
        </Container>
      </Section>
      <StrategyBanner />
      <HumanTouch />
      <TechStack />
    </>
  );
}
