import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SiteFooter } from '#src/features/siteFooter/SiteFooter.tsx';
import { SiteHeader } from '#src/features/siteHeader/SiteHeader.tsx';
import { SkipLink } from '#ui/SkipLink';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createArrivals } from './arrivals.ts';
import { useMissedAddress } from './useMissedAddress.ts';

const MAIN_ID = 'contenido';

/** Header, the page, footer. */
export function Layout() {
  const { pathname } = useLocation();
  const [arrivals] = useState(createArrivals);
  useEffect(() => arrivals.scroll.start(), [arrivals]);
  useMissedAddress();
  return (
    <Page>
      <SkipLink targetId={MAIN_ID} />
      <SiteHeader />
      <Main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary place={pathname}>
          <Outlet context={arrivals} />
        </ErrorBoundary>
      </Main>
      <SiteFooter />
    </Page>
  );
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
