import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { Dashboard } from '#src/features/projects/Dashboard.tsx';

export default function PlainDashboardPage() {
  return <Dashboard notice={<IdeaOffer />} hasPages={false} />;
}
