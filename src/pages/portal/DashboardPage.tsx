import { PasswordPrompt } from '#src/features/account/PasswordPrompt.tsx';
import { IdeaOffer } from '#src/features/ideaGenerator/IdeaOffer.tsx';
import { Dashboard } from '#src/features/projects/Dashboard.tsx';
import { Today } from '#src/features/today/Today.tsx';

export default function DashboardPage() {
  return (
    <Dashboard
      hasPages
      notice={
        <>
          <PasswordPrompt />
          <IdeaOffer />
          <Today />
        </>
      }
    />
  );
}
