import { LegalPage } from '#src/features/legal/LegalPage.tsx';
import { privacyText } from '#src/content/privacy.ts';
import { usePageHead } from '#src/lib/pageHead.ts';
import { recipientsOfPage } from '#src/lib/recipientsOfPage.ts';

export default function PrivacyPage() {
  const text = privacyText(recipientsOfPage());
  usePageHead({ title: 'Política de privacidad', description: text.purpose });
  return <LegalPage {...text} />;
}
