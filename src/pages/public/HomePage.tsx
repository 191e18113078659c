import { HeroGenerator } from '#src/features/ideaGenerator/HeroGenerator.tsx';
import { Hero } from '#src/features/landing/Hero.tsx';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
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
      <section>
        <Container>
          <Heading $look="section">Empresas que trabajan con nosotros</Heading>
        </Container>
      </section>
      <Sections>
        <LandingMiddle />
        <LandingEnd />
      </Sections>
    </>
  );
}
