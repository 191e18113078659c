import { LegalPage } from '#src/features/legal/LegalPage.tsx';
import { termsText } from '#src/content/terms.ts';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function TermsPage() {
  usePageHead({ title: 'Términos y condiciones', description: termsText.purpose });
  return <LegalPage {...termsText} />;
}
