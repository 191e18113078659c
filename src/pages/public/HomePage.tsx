import { Hero } from '#src/features/landing/Hero.tsx';
import { paths, sectionPath } from '#src/lib/paths.ts';
import { ButtonLink } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Sections } from '#ui/Section';
import { Cluster } from '#ui/Stack';
import LandingEnd from './home/LandingEnd.tsx';
import LandingMiddle from './home/LandingMiddle.tsx';

/** The landing: twelve sections in the order of spec section 2. */
export default function HomePage() {
  return (
    <>
      <Hero>
        <Cluster $gap={12}>
          <ButtonLink variant="primary" to={sectionPath('contact')}>
            Cuéntanos tu proyecto
          </ButtonLink>
          <ButtonLink to={paths.aiTools}>Ideas con IA</ButtonLink>
        </Cluster>
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
