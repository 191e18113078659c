import { Process } from '#src/features/services/Process.tsx';
import { ServiceCatalogue } from '#src/features/services/ServiceCatalogue.tsx';
import { ServicesIntro } from '#src/features/services/ServicesIntro.tsx';
import { StartHere } from '#src/features/services/StartHere.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

/** All six services, how work proceeds, and where to begin. */
export default function ServicesPage() {
  usePageHead({
    title: 'Servicios',
    description:
      'Webs y tiendas online, sistemas a medida, marketing, diseño de marca, lanzamientos y agentes de IA: qué incluye cada servicio de Tramayo.',
  });
  return (
    <>
      <ServicesIntro />
      <ServiceCatalogue />
      <Process />
      <StartHere />
    </>
  );
}
