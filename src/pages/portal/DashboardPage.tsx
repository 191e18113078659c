import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { Dashboard } from '#src/features/projects/Dashboard.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function DashboardPage() {
  usePageHead({ title: 'Mi panel' });
  return <Dashboard notice={<IdeaOffer />} />;
}
