import { AiTools } from '#src/features/ideaGenerator/AiTools.tsx';

export default function AiToolsPage() {
  return <AiTools />;
}
