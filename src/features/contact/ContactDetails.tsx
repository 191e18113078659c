import { Mail, Phone } from 'lucide';
import styled from 'styled-components';
import { brand, phoneHref } from '#src/content/brand.ts';
import { Icon } from '#ui/Icon';

/** Phones and e-mail (SITE-14); also an alternative for people whom the captcha blocks (CAPTCHA-5). */
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
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[12]};
    min-height: 48px;
  }
  & svg {
    color: ${({ theme }) => theme.color.accentText};
  }
  & a {
    color: inherit;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
