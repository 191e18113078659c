import { Process } from '#src/features/services/Process.tsx';
import { ServiceCatalogue } from '#src/features/services/ServiceCatalogue.tsx';
import { ServicesIntro } from '#src/features/services/ServicesIntro.tsx';
import { StartHere } from '#src/features/services/StartHere.tsx';

/** The six services, the phases of a project, and a call to action. */
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
