import styled from 'styled-components';
import { firstCharacter } from '#contract/cutText.ts';

/** An author's avatar: the agency's logo for staff, the initial for clients. */
export function AuthorMark({ name, isStaff }: { name: string; isStaff: boolean }) {
  return (
    <Square
      viewBox="0 0 28 28"
      width="1.75rem"
      height="1.75rem"
      shapeRendering={isStaff ? 'crispEdges' : 'auto'}
      aria-hidden
    >
      <path fill={isStaff ? 'var(--accent)' : 'var(--textile-wool)'} d="M0 0h28v28H0z" />
      {isStaff ? (
        <path fill="var(--on-accent)" d="M4 4h20v8h-4v4h-4v8h-4v-8H8v-4H4z" />
      ) : (
        <text x="14" y="19" textAnchor="middle">
          {firstCharacter(name.trim()).toUpperCase()}
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
    /* In units of the drawing. */
    font-size: 14px;
  }
`;
