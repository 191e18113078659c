import { Menu, X } from 'lucide';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { brand } from '#src/content/brand.ts';
import { MENU_ID, paths } from '#src/lib/paths.ts';
import { useHydrated } from '#src/lib/prerendered.ts';
import type { Menu as MenuState } from '#src/lib/useMenu.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { Brand } from '#ui/Brand';
import { Container } from '#ui/Container';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Account } from './Account.tsx';
import { SiteNav } from './SiteNav.tsx';
import { Bar, BarEnd, Panel } from './SiteHeader.styles.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { WhatsAppLink } from './WhatsAppLink.tsx';

export interface SiteHeaderProps {
  menu: MenuState;
  /**
   * The parts for the signed in: search, bell, and what stands beside the name. With them comes another button for the menu.
   */
  own: { Search: ComponentType; Notices: ComponentType; NameMenu: ComponentType } | null;
}

/**
 * The site's header (SITE-1 to SITE-4). During the session check only the account part shows a skeleton.
 */
export function SiteHeader({ menu, own }: SiteHeaderProps) {
  const auth = useSelector(selectAuth);
  const { open, toggle, rootRef, buttonRef } = menu;
  const hydrated = useHydrated();
  const isVisitor = auth.status === 'signedOut';
  const isOwn = !isVisitor;
  const account = <Account auth={auth} nameMenu={own && <own.NameMenu />} />;
  return (
    <Bar $isOwn={isOwn}>
      <Container>
        <Link to={paths.home}>
          <Brand name={brand.name} />
        </Link>
        <BarEnd $isOwn={isOwn}>
          {isVisitor && <WhatsAppLink />}
          {!own && (
            <button
              ref={buttonRef}
              type="button"
              aria-expanded={open}
              aria-controls={MENU_ID}
              aria-disabled={!hydrated || undefined}
              onClick={toggle}
            >
              <Icon of={open ? X : Menu} />
              <VisuallyHidden>{open ? 'Cerrar menú' : 'Abrir menú'}</VisuallyHidden>
            </button>
          )}
        </BarEnd>
        <Panel ref={rootRef} id={MENU_ID} $open={open} $isOwn={isOwn}>
          <SiteNav signedIn={auth.status === 'signedIn'} />
          {isVisitor && (
            <>
              <WhatsAppLink />
              <ThemeSwitch />
            </>
          )}
          {account}
        </Panel>
        {own && <own.Search />}
        {own && <own.Notices />}
      </Container>
    </Bar>
  );
}
