import { MessageCircle } from 'lucide';
import styled from 'styled-components';
import { brand, whatsappHref } from '#src/content/brand.ts';
import { ButtonLink } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';

const GREETING = `Hola, ${brand.name}. Quiero conversar sobre un proyecto.`;

/**
 * The way to a chat, where the brand has a number. It stands in the header, which is always in sight,
 * so that nothing of a page lies under it.
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

/** The header's panel hides it where only the icon fits. */
export const ChatWord = styled.span``;
