import { HeroGenerator } from '#src/features/ideaGenerator/HeroGenerator.tsx';
import { Hero } from '#src/features/landing/Hero.tsx';
import { Logos } from '#src/features/portfolio/Logos.tsx';
import { Sections } from '#ui/Section';
import LandingEnd from './home/LandingEnd.tsx';
import LandingMiddle from './home/LandingMiddle.tsx';

/** The landing: twelve sections in the order of spec section 2. */
export default function HomePage() {
  return (
    <>
      <Hero>
        <HeroGenerator />
      </Hero>
      <Logos />
      <Sections>
        <LandingMiddle />
        <LandingEnd />
      </Sections>
    </>
  );
}
