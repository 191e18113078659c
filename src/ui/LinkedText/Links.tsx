import Linkify from 'linkify-react';
import { outwards } from './outwards.ts';

/**
 * What may be an address. Linkify sees nothing else: it takes quadratic time on some texts. A mark that turns the text
 * around ends an address, which could look like another one. A longer address stays text: its beginning leads nowhere.
 */
const ADDRESS =
  /(https?:\/\/[^\s\u202a-\u202e\u2066-\u2069]{1,2000}(?![^\s\u202a-\u202e\u2066-\u2069]))/i;

const options = {
  ...outwards,
  validate: (address: string, type: string) => type === 'url' && ADDRESS.test(address),
};

/** A text whose web addresses are links; bare domains and e-mail addresses stay text. */
export default function Links({ children }: { children: string }) {
  return (
    // Another text is another element: React could not change the text nodes of a translated page.
    <span key={children}>
      {children.split(ADDRESS).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <Linkify key={index} options={options}>
            {part}
          </Linkify>
        ),
      )}
    </span>
  );
}
