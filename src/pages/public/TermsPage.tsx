import { LegalPage } from '#src/features/legal/LegalPage.tsx';
import { termsText } from '#src/content/terms.ts';

export default function TermsPage() {
  return <LegalPage {...termsText} />;
}
