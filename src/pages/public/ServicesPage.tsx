import { ServiceList } from '#src/features/services/ServiceList.tsx';
import { services } from '#src/content/services.ts';
import { sectionPath } from '#src/lib/paths.ts';
import { usePageHead } from '#src/lib/pageHead.ts';
import { ButtonLink } from '#ui/Button';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export default function ServicesPage() {
  usePageHead({
    title: 'Servicios',
    description:
      'Webs y tiendas online, sistemas a medida, marketing, diseño de marca, lanzamientos y agentes de IA: qué incluye cada servicio de Tramayo.',
  });
  return (
    <PageContainer>
      <Stack $gap={40}>
        <Stack $gap={12}>
          <Heading as="h1" $look="heading">
            Servicios
          </Heading>
          <Text $look="lead" $quiet>
            Seis formas de trabajar con el mismo equipo. Si una plantilla basta, te lo decimos.
          </Text>
        </Stack>
        <ServiceList services={services} titleAs="h2" detailed />
        <div>
          <ButtonLink variant="primary" to={sectionPath('contact')}>
            Cuéntanos tu proyecto
          </ButtonLink>
        </div>
      </Stack>
    </PageContainer>
  );
}
