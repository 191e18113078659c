import { LegalPage } from '#src/features/legal/LegalPage.tsx';
import { privacyText } from '#src/content/privacy.ts';
import { readRecipients, RECIPIENTS_META, type Recipients } from '#contract/siteFacts.ts';

export default function PrivacyPage() {
  const text = privacyText(recipientsOfPage());
  return <LegalPage {...text} />;
}

/** Who else gets data, as the server that handed out this page wrote it there; null where none did. */
function recipientsOfPage(): Recipients | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${RECIPIENTS_META}"]`);
  return readRecipients(meta?.content);
}
