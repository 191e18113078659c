import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { chosenInForcedColors } from '#src/theme/forcedColors.ts';
import { generalCopy } from './generalCopy.ts';

const VIEW = 'vista';

/** The timeline of all projects, as the address names it; no name is the list. */
export const TIMELINE = 'cronograma';

const views = [
  { id: '', label: generalCopy.list },
  { id: TIMELINE, label: generalCopy.timeline },
] as const;

/**
 * Links to the two views of the same rows; search and filters go along. No tabs: the panel's tabs are the specified ones.
 */
export function ViewLinks({ isTimeline }: { isTimeline: boolean }) {
  const [params] = useSearchParams();
  return (
    <Views aria-label={generalCopy.views}>
      {views.map(({ id, label }) => {
        const to = new URLSearchParams(params);
        if (id === '') to.delete(VIEW);
        else to.set(VIEW, id);
        return (
          <Link
            key={id}
            to={{ search: to.toString() }}
            state={{ keepsScroll: true }}
            aria-current={(id === TIMELINE) === isTimeline ? 'true' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </Views>
  );
}

const Views = styled.nav`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  & > a {
    min-height: ${({ theme }) => theme.size.controlSmall};
    padding: ${({ theme }) => `${theme.space[8]} ${theme.space[12]}`};
    color: ${({ theme }) => theme.color.ink2};
    font: ${({ theme }) => theme.font.smallStrong};
    text-decoration: none;
  }
  & > a:hover,
  & > a[aria-current] {
    color: ${({ theme }) => theme.color.ink};
  }
  & > a[aria-current] {
    box-shadow: inset 0 -2px ${({ theme }) => theme.color.accent};
    ${chosenInForcedColors}
  }
`;
