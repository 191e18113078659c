import { useEffect, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import type { Params } from 'react-router-dom';
import styled from 'styled-components';
import { SiteFooter } from '#src/features/siteFooter/SiteFooter.tsx';
import { SiteHeader } from '#src/features/siteHeader/SiteHeader.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';
import type { PageHead } from '#src/lib/pageHead.ts';
import { MAIN_ID } from '#src/lib/paths.ts';
import { useHydrated, hasNavigatedBeforeHydration } from '#src/lib/prerendered.ts';
import { SkipLink } from '#ui/SkipLink';
import { useSignedInParts } from './useSignedInParts.ts';
import { useFocusOnNavigation, focusHeading, focusSection } from './useFocusOnNavigation.ts';

/** What the layout reads from the current route. The landing has no handle: its head is in `index.html`. */
export interface RouteHandle {
  head: PageHead | ((params: Params) => PageHead | null) | undefined;
}

/** Header, page and footer. */
export function Layout() {
  usePageHead(useRouteHead());
  useFocusOnNavigation();
  const isLeaving = useIsLeaving();
  const own = useSignedInParts();
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <SiteHeader notices={own && <own.Notices />} />
      {own && <own.WorkspaceNav />}
      <Main id={MAIN_ID} tabIndex={-1}>
        {isLeaving ? <PageLoading /> : <Outlet />}
      </Main>
      <SiteFooter />
      {/* ui/DataTable/useSavedScroll.ts reads this key too. */}
      <ScrollRestoration
        storageKey="tramayo.scroll"
        getKey={({ key, pathname, hash }) => key + pathname + hash}
      />
    </>
  );
}

/** Whether another page is loading: the current one is hidden, so that nobody fills in its form in the meantime. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // The first render must match the prerendered page, even if a link was followed before hydration.
  const hydrated = useHydrated();
  return hydrated && next !== undefined && next.pathname !== pathname;
}

function useRouteHead(): PageHead | null {
  const route = useMatches().at(-1);
  const head = (route?.handle as RouteHandle | undefined)?.head ?? null;
  return typeof head === 'function' ? head(route?.params ?? {}) : head;
}

/** At least as high as the window, so that the footer is out of sight while the page loads. */
const Main = styled.main`
  flex: 1 0 auto;
  min-height: calc(100vh - ${({ theme }) => theme.size.header});
  &:focus {
    outline: none;
  }
`;

/** Placeholder of a page while its chunk loads. */
export function PageLoading() {
  const { hash } = useLocation();
  const [navigatedBeforeHydration] = useState(hasNavigatedBeforeHydration);
  // On unmount the page is in place: only now can its section be scrolled to.
  useEffect(
    () => () => {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      if (!focusSection(hash) && navigatedBeforeHydration) focusHeading();
    },
    [hash, navigatedBeforeHydration],
  );
  return <div aria-busy="true" />;
}
