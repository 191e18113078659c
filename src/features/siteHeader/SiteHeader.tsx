import { Menu, X } from 'lucide';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { brand } from '#src/content/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { useHydrated } from '#src/lib/prerendered.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { Brand } from '#ui/Brand';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Account } from './Account.tsx';
import { SiteNav } from './SiteNav.tsx';
import {
  Bar,
  BarEnd,
  ChatInBar,
  ChatInPanel,
  Inner,
  MenuButton,
  Panel,
} from './SiteHeader.styles.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useMenu } from '#src/lib/useMenu.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

const PANEL_ID = 'site-menu';

/**
 * The site's header (SITE-1 to SITE-4). During the session check only the account part shows a skeleton.
 *
 * @param notices the bell of another feature, for signed-in people
 */
export function SiteHeader({ notices }: { notices?: ReactNode }) {
  const auth = useSelector(selectAuth);
  const { open, toggle, rootRef, buttonRef } = useMenu<HTMLDivElement>();
  const hydrated = useHydrated();
  const isVisitor = auth.status === 'signedOut';
  // The signed-in header has more items, so its menu stays collapsed up to a wider breakpoint.
  const inlineFrom = isVisitor ? 'md' : 'lg';
  const account = <Account auth={auth} />;
  return (
    <Bar>
      <Inner>
        <Link to={paths.home}>
          <Brand name={brand.name} />
        </Link>
        <BarEnd $inlineFrom={inlineFrom}>
          {isVisitor && (
            <ChatInBar>
              <WhatsAppLink />
            </ChatInBar>
          )}
          <MenuButton
            ref={buttonRef}
            type="button"
            aria-expanded={open}
            aria-controls={PANEL_ID}
            aria-disabled={!hydrated || undefined}
            onClick={toggle}
          >
            <Icon of={open ? X : Menu} />
            <VisuallyHidden>{open ? 'Cerrar menú' : 'Abrir menú'}</VisuallyHidden>
          </MenuButton>
        </BarEnd>
        <Panel ref={rootRef} id={PANEL_ID} $open={open} $inlineFrom={inlineFrom}>
          <SiteNav signedIn={auth.status === 'signedIn'} />
          {/* Grows to the left when the name arrives, so that nothing beside it moves. */}
          {!isVisitor && account}
          {isVisitor && (
            <ChatInPanel>
              <WhatsAppLink />
            </ChatInPanel>
          )}
          <ThemeSwitch />
          {isVisitor && account}
        </Panel>
        {notices}
      </Inner>
    </Bar>
  );
}
