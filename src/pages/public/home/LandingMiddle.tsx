import { HumanTouch } from '#src/features/landing/HumanTouch.tsx';
import { Reasons } from '#src/features/landing/Reasons.tsx';
import { StrategyBanner } from '#src/features/landing/StrategyBanner.tsx';
import { TechStack } from '#src/features/landing/TechStack.tsx';
import { PortfolioSection } from '#src/features/portfolio/PortfolioSection.tsx';

/** The third to the seventh of the landing's twelve sections (SITE-6). */
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
