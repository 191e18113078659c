import { MessageCircle } from 'lucide';
import { brand, whatsappHref } from '#src/content/brand.ts';
import { ButtonLink } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';

/**
 * The link to a WhatsApp chat for visitors, if the brand has a number; the signed in write tickets. It is in the
 * sticky header because a floating button would cover content.
 */
export function WhatsAppLink() {
  const chat = whatsappHref(brand);
  if (chat === null) return null;
  return (
    <ButtonLink variant="quiet" size="small" to={chat}>
      <Icon of={MessageCircle} />
      <VisuallyHidden>Escríbenos por </VisuallyHidden>
      <span>WhatsApp</span>
    </ButtonLink>
  );
}
