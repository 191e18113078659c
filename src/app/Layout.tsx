import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import type { Params } from 'react-router-dom';
import styled from 'styled-components';
import { NoticesPart } from '#src/features/notices/NoticesPart.tsx';
import { SiteFooter } from '#src/features/siteFooter/SiteFooter.tsx';
import { SiteHeader } from '#src/features/siteHeader/SiteHeader.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';
import type { PageHead } from '#src/lib/pageHead.ts';
import { MAIN_ID } from '#src/lib/paths.ts';
import { useHydrated } from '#src/lib/prerendered.ts';
import { SkipLink } from '#ui/SkipLink';
import { PageLoading } from './PageLoading.tsx';
import { useArrivalFocus } from './useArrivalFocus.ts';

/** What the layout reads of the route it shows. The landing has none: `index.html` names it. */
export interface RouteHandle {
  head: PageHead | ((params: Params) => PageHead | null);
}

/** Header, the page, footer. */
export function Layout() {
  usePageHead(useRouteHead());
  useArrivalFocus();
  const isLeaving = useIsLeaving();
  return (
    <Page>
      <SkipLink targetId={MAIN_ID} />
      <SiteHeader notices={<NoticesPart />} />
      <Main id={MAIN_ID} tabIndex={-1}>
        {isLeaving ? <PageLoading /> : <Outlet />}
      </Main>
      <SiteFooter />
      {/* A table reads it too (ui/DataTable/useScrollOfReload.ts). */}
      <ScrollRestoration
        storageKey="tramayo.scroll"
        getKey={({ key, pathname, hash }) => key + pathname + hash}
      />
    </Page>
  );
}

/** Whether another page is on its way: a form of the last one must not be filled in meanwhile. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Hydration must meet the page as it was prerendered, also when a link was followed before it.
  const hydrated = useHydrated();
  return hydrated && next !== undefined && next.pathname !== pathname;
}

function useRouteHead(): PageHead | null {
  const route = useMatches().at(-1);
  const head = (route?.handle as RouteHandle | undefined)?.head ?? null;
  return typeof head === 'function' ? head(route?.params ?? {}) : head;
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  flex: 1 0 auto;
  &:focus {
    outline: none;
  }
`;
