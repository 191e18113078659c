import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { leftBeforeHydration } from '#src/lib/prerendered.ts';
import { focusHeading, focusSection } from './useArrivalFocus.ts';

/** Stands in the place of a page while its code loads. */
export function PageLoading() {
  const { hash } = useLocation();
  const [isArrival] = useState(leftBeforeHydration);
  // The page replaces this: a section that its address names could not be scrolled to before.
  useEffect(
    () => () => {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      if (!focusSection(hash) && isArrival) focusHeading();
    },
    [hash, isArrival],
  );
  return <Room aria-busy="true" />;
}

/** As high as the window, so that the footer does not jump when the page comes. */
const Room = styled.div`
  min-height: 100vh;
`;
