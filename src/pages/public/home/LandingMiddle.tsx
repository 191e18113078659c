import { HumanTouch } from '#src/features/landing/HumanTouch.tsx';
import { Reasons } from '#src/features/landing/Reasons.tsx';
import { StrategyBanner } from '#src/features/landing/StrategyBanner.tsx';
import { TechStack } from '#src/features/landing/TechStack.tsx';
import { PortfolioSection } from '#src/features/portfolio/PortfolioSection.tsx';

/** The landing's sections 3 to 7 (spec section 2). */
export default function LandingMiddle() {
  return (
    <>
      <Reasons />
      <PortfolioSection />
      <StrategyBanner />
      <HumanTouch />
      <TechStack />
    </>
  );
}
