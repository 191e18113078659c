import { UnknownAddress } from '#src/features/landing/UnknownAddress.tsx';
import HomePage from './HomePage.tsx';

/** What an unknown address shows: the home screen below a line that says so. */
export default function UnknownPage() {
  return (
    <>
      <UnknownAddress />
      <HomePage />
    </>
  );
}
