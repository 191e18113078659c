import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from '#src/features/siteFooter/SiteFooter.tsx';
import { SiteHeader } from '#src/features/siteHeader/SiteHeader.tsx';
import { isWorkplace, MAIN_ID } from '#src/lib/paths.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { SkipLink } from '#ui/SkipLink';
import { ErrorBoundary } from './ErrorPage.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useSignedInParts } from './useSignedInParts.ts';

/** Header, page and footer; for the signed in also their places, in a rail or at the bottom. */
export function Layout() {
  useFocusOnNavigation();
  const location = useLocation();
  const own = useSignedInParts();
  const menu = useMenu<HTMLDivElement>();
  const isOwn = useSelector(selectAuth).status !== 'signedOut';
  const hasRail = isWorkplace(location.pathname) && isOwn;
  return (
    <>
      <SkipLink targetId={MAIN_ID}>Saltar al contenido</SkipLink>
      <SiteHeader menu={menu} own={own} />
      {own && <own.WorkspaceNav menu={menu} />}
      {/* Styled with the page (theme/globalStyles.ts), whose bytes are fewer. */}
      <div data-rail={hasRail || undefined}>
        <main id={MAIN_ID} tabIndex={-1}>
          <ErrorBoundary location={location}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <SiteFooter />
      </div>
    </>
  );
}
