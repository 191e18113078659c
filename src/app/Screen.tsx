import { Suspense } from 'react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { RouteArrival } from './RouteArrival.tsx';

/** A page of its own chunk. Only the first one of a visit is waited for: later, the last page stays. */
export function Screen({ page: Page }: { page: ComponentType }) {
  return (
    <Suspense fallback={<Waiting aria-busy="true" />}>
      <Page />
      <RouteArrival />
    </Suspense>
  );
}

/** As high as the window, so that the footer does not jump when the page comes. */
const Waiting = styled.div`
  min-height: 100vh;
`;
