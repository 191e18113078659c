import { Fragment } from 'react';

/** An e-mail address that breaks after '@' and dots before it breaks elsewhere. */
export function Address({ children }: { children: string }) {
  const parts = children.match(/[^@.]+[@.]?|[@.]/g) ?? [];
  return parts.map((part, index) => (
    // The parts of one address never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
