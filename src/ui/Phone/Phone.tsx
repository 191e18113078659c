import { MessageCircle } from 'lucide';
import styled from 'styled-components';
import { phoneChatHref } from '#src/lib/whatsapp.ts';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export interface PhoneProps {
  /** As it was typed: any text. */
  children: string;
  /** What a chat begins with. */
  greeting: string;
}

/** A phone: a link to call where it is one number, and one to a WhatsApp chat where it can have one. */
export function Phone({ children: text, greeting }: PhoneProps) {
  const number = text.replace(/[\s().-]/g, '');
  const chat = phoneChatHref(text, greeting);
  return (
    <Parts>
      {/^\+?\d{6,15}$/.test(number) ? <a href={`tel:${number}`}>{text}</a> : <span>{text}</span>}
      {chat !== null && (
        <Chat href={chat} target="_blank" rel="noopener noreferrer">
          <Icon of={MessageCircle} inText />
          <VisuallyHidden>{`Escribir al ${text} por `}</VisuallyHidden>
          <span>WhatsApp</span>
          <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
        </Chat>
      )}
    </Parts>
  );
}

const Parts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[12]}`};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Chat = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 24px;
`;
