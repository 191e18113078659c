import { Process } from '#src/features/services/Process.tsx';
import { ServiceCatalogue } from '#src/features/services/ServiceCatalogue.tsx';
import { ServicesIntro } from '#src/features/services/ServicesIntro.tsx';
import { StartHere } from '#src/features/services/StartHere.tsx';

/** All six services, how work proceeds, and where to begin. */
export default function ServicesPage() {
  return (
    <>
      <ServicesIntro />
      <ServiceCatalogue />
      <Process />
      <StartHere />
    </>
  );
}
