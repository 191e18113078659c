import { useParams } from 'react-router-dom';
import { portfolio } from '#src/content/portfolio.ts';
import type { PortfolioItem } from '#src/content/portfolio.ts';
import { CaseCall } from '#src/features/portfolio/CaseCall.tsx';
import { CaseHead } from '#src/features/portfolio/CaseHead.tsx';
import { NextCase } from '#src/features/portfolio/NextCase.tsx';
import { CaseStory } from '#src/features/portfolio/CaseStory.tsx';
import { caseOf } from '#src/lib/paths.ts';
import UnknownPage from './UnknownPage.tsx';

/** A case study; for one that does not exist what any unknown address shows. */
export default function CasePage() {
  const slug = caseOf(useParams().slug);
  const item = portfolio.find((one) => one.slug === slug);
  return item ? <Case item={item} /> : <UnknownPage />;
}

function Case({ item }: { item: PortfolioItem }) {
  return (
    <>
      <CaseHead item={item} />
      <CaseStory slug={item.slug} />
      <CaseCall />
      <NextCase item={item} />
    </>
  );
}
