import { Fragment } from 'react';

/** An e-mail address that breaks after '@' and dots before it breaks elsewhere. */
export function Address({ children }: { children: string }) {
  const parts = children.match(/[^@.]+[@.]?|[@.]/g) ?? [];
  return (
    // Another address is another element: React could not change the text nodes of a translated page.
    <span key={children}>
      {parts.map((part, index) => (
        // The parts of one address never move.
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 && <wbr />}
        </Fragment>
      ))}
    </span>
  );
}
