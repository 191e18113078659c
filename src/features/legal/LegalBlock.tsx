import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Block, Paragraph } from '#src/content/legalText.ts';
import { Facts, Items } from './LegalPage.styles.ts';

export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{pieces(block.text)}</p>;
    case 'list':
      return (
        <Items>
          {block.items.map((item, index) => (
            <li key={index}>{pieces(item)}</li>
          ))}
        </Items>
      );
    case 'facts':
      return (
        <Facts>
          {block.rows.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{pieces(text)}</dd>
            </div>
          ))}
        </Facts>
      );
  }
}

function pieces(text: Paragraph) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    <Fragment key={index}>{typeof piece === 'string' ? piece : reference(piece)}</Fragment>
  ));
}

function reference(piece: { mail: string } | { to: string; words: string }) {
  if ('mail' in piece) return <a href={`mailto:${piece.mail}`}>{piece.mail}</a>;
  return <Link to={piece.to}>{piece.words}</Link>;
}
