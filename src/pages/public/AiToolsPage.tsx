import { AiTools } from '#src/features/ideaGenerator/AiTools.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function AiToolsPage() {
  usePageHead({
    title: 'Ideas con IA',
    description:
      'Describe tu negocio y recibe la idea de un proyecto digital con nombre, descripción y funciones.',
  });
  return <AiTools />;
}
