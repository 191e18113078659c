import {
  AccountFrame,
  PasswordSection,
  ThemeSection,
} from '#src/features/account/AccountFrame.tsx';
import { ThemeSwitch } from '#src/features/siteHeader/ThemeSwitch.tsx';
import { OwnPassword } from '../portal/OwnPassword.tsx';

/** What the identity provider and the browser do alone. */
export default function PlainAccountPage() {
  return (
    <AccountFrame>
      <PasswordSection>
        <OwnPassword />
      </PasswordSection>
      <ThemeSection>
        <ThemeSwitch />
      </ThemeSection>
    </AccountFrame>
  );
}
