import { readRecipients, RECIPIENTS_META, type Recipients } from '#contract/siteFacts.ts';

/** Who else gets data, as the server that handed out this page wrote it there; null where none did. */
export function recipientsOfPage(): Recipients | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${RECIPIENTS_META}"]`);
  return readRecipients(meta?.content);
}
