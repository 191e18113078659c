import { useParams } from 'react-router-dom';
import { caseOf } from '#src/lib/paths.ts';
import type { Pages } from './pages.ts';
import { Screen } from './Screen.tsx';

/** A case of the portfolio; one that does not exist shows the home screen, as any unknown address does (ROUTE-6). */
export function CaseScreen({ pages }: { pages: Pages }) {
  const slug = caseOf(useParams().slug);
  return <Screen page={slug === null ? pages.home : pages.projectCase} />;
}
