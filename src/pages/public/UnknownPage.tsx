import { UnknownAddress } from '#src/features/landing/UnknownAddress.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';
import HomePage from './HomePage.tsx';

const head = { title: 'Página no encontrada' };

/** What an unknown address shows: the home screen below a line that says so. */
export default function UnknownPage() {
  usePageHead(head);
  return (
    <>
      <UnknownAddress />
      <HomePage />
    </>
  );
}
