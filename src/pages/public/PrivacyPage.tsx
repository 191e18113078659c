import { LegalPage } from '#src/features/legal/LegalPage.tsx';
import { privacyText } from '#src/content/privacy.ts';
import { recipientsOfPage } from '#src/lib/recipientsOfPage.ts';

export default function PrivacyPage() {
  const text = privacyText(recipientsOfPage());
  return <LegalPage {...text} />;
}
