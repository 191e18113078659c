import { LegalPage } from '#src/features/legal/LegalPage.tsx';
import { privacyText } from '#src/content/privacy.ts';
import { readRecipients, RECIPIENTS_META, type Recipients } from '#contract/siteFacts.ts';

export default function PrivacyPage() {
  const text = privacyText(recipientsOfPage());
  return <LegalPage {...text} />;
}

/** The recipients of data that the server wrote into this page; null when it wrote none, and in the document. */
function recipientsOfPage(): Recipients | null {
  if (typeof document === 'undefined') return null;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${RECIPIENTS_META}"]`);
  return readRecipients(meta?.content);
}
