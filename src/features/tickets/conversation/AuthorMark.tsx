import styled from 'styled-components';
import type { TicketEntry } from '#contract/tickets.ts';

/** An author's avatar: the agency's logo for staff, the initial for clients. */
export function AuthorMark({ author }: { author: TicketEntry['author'] }) {
  return (
    <Square
      viewBox="0 0 28 28"
      width={28}
      height={28}
      shapeRendering={author.staff ? 'crispEdges' : 'auto'}
      aria-hidden
    >
      <path fill={author.staff ? 'var(--accent)' : 'var(--textile-wool)'} d="M0 0h28v28H0z" />
      {author.staff ? (
        <path fill="var(--on-accent)" d="M4 4h20v8h-4v4h-4v8h-4v-8H8v-4H4z" />
      ) : (
        <text x="14" y="19" textAnchor="middle">
          {author.full_name.trim().charAt(0).toUpperCase()}
        </text>
      )}
    </Square>
  );
}

const Square = styled.svg`
  flex: none;
  & > text {
    fill: ${({ theme }) => theme.color.textileDark};
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;
