import { Mail, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import { brand, phoneHref } from '#src/content/brand.ts';
import { Icon } from '#ui/Icon';

/** Both phones, the mailbox and the address (spec section 2, contact section). */
export function ContactDetails() {
  return (
    <List>
      {brand.phones.map((phone) => (
        <li key={phone}>
          <Icon of={Phone} />
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      ))}
      <li>
        <Icon of={Mail} />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </li>
      <li>
        <Icon of={MapPin} />
        {brand.address}
      </li>
    </List>
  );
}

const List = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[16]};
    min-height: 56px;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & svg {
    color: ${({ theme }) => theme.color.accentText};
  }
  & a {
    padding-block: 4px;
    color: inherit;
  }
`;
