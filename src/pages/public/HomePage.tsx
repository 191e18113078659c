import { HeroGenerator } from '#src/features/ideaGenerator/HeroGenerator.tsx';
import { Hero } from '#src/features/landing/Hero.tsx';
import { Logos } from '#src/features/portfolio/Logos.tsx';
import { laterSections } from '#ui/LaterSections';
import { Sections } from '#ui/Section';

const LandingMiddle = laterSections('landingMiddle', () => import('./home/LandingMiddle.tsx'));
const LandingEnd = laterSections('landingEnd', () => import('./home/LandingEnd.tsx'));

/** The landing: twelve sections in their order (SITE-6). */
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
