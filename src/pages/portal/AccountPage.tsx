import { AccountScreen } from '#src/features/account/AccountScreen.tsx';
import { MailChoice } from '#src/features/notices/MailChoice.tsx';
import { ThemeSwitch } from '#src/features/siteHeader/ThemeSwitch.tsx';
import { OwnPassword } from './OwnPassword.tsx';

export default function AccountPage() {
  return (
    <AccountScreen password={<OwnPassword />} notices={<MailChoice />} theme={<ThemeSwitch />} />
  );
}
