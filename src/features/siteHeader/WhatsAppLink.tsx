import { MessageCircle } from 'lucide';
import styled from 'styled-components';
import { brand, whatsappHref } from '#src/content/brand.ts';
import { ButtonLink } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';

const GREETING = `Hola, ${brand.name}. Quiero conversar sobre un proyecto.`;

/**
 * The link to a WhatsApp chat for visitors, if the brand has a number; the signed in write tickets. It is in the
 * sticky header because a floating button would cover content.
 */
export function WhatsAppLink() {
  if (brand.whatsapp === undefined) return null;
  return (
    <ButtonLink variant="quiet" size="small" to={whatsappHref(brand.whatsapp, GREETING)}>
      <Icon of={MessageCircle} />
      <VisuallyHidden>Escríbenos por </VisuallyHidden>
      <ChatWord>WhatsApp</ChatWord>
    </ButtonLink>
  );
}

/** Hidden in the header's bar where only the icon fits. */
export const ChatWord = styled.span``;
