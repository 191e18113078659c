import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { errorText } from '#src/api/apiError.ts';
import { useLivePolling } from '#src/api/live.ts';
import { useGetSummaryQuery } from '#src/api/summaryApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { below, up } from '#src/theme/theme.ts';
import { RequestDetails } from '#ui/Alert';
import { Icon } from '#ui/Icon';
import { RetryButton } from '#ui/RetryAlert';
import { adminPanelCopy as copy } from './adminPanelCopy.ts';
import { todayItems } from './todayItems.ts';

export interface TodayLineProps {
  /** Whether the panel tells of a failure already: one alert is enough. */
  isQuiet: boolean;
}

/** What needs somebody, in a line of links to the filtered lists (PANEL-14). Nothing where the server has no summary. */
export function TodayLine({ isQuiet }: TodayLineProps) {
  const [openedAt] = useState(() => Date.now());
  const {
    currentData: summary,
    error,
    refetch,
    fulfilledTimeStamp: now = openedAt,
  } = useGetSummaryQuery(undefined, useLivePolling());
  if (summary === null) return null;
  if (summary === undefined) {
    // Keeps the line's place, so that the tabs stay where they are when it comes.
    if (error === undefined || isQuiet) return <Line aria-hidden />;
    return (
      <Failure>
        <Icon of={TriangleAlert} inText />
        <span role="alert">{errorText(error, copy.todayFailed)}</span>
        <RetryButton onRetry={refetch} />
        <RequestDetails request={failedRequestOf(error)} />
      </Failure>
    );
  }
  const items = todayItems(summary, now);
  return (
    <Line as="section" aria-label={copy.today}>
      {items.length === 0 ? (
        <p>{copy.nothingToday}</p>
      ) : (
        <>
          <strong aria-hidden>{copy.today}</strong>
          <ul>
            {items.map(({ text, to, isDated }) => (
              <li key={to}>
                <Chip to={to} $isDated={isDated}>
                  {text}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
    </Line>
  );
}

/* The tabs below stay where they are when the line comes: room for two lines, or one that scrolls. */
const height = css`
  min-height: 30px;
  ${up('lg')} {
    min-height: 68px;
  }
`;

const Line = styled.div`
  ${height}
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  font: ${({ theme }) => theme.font.small};
  line-height: 28px;
  @media print {
    display: none;
  }
  & > strong {
    font-weight: 600;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[8]};
    min-width: 0;
  }
  & li {
    white-space: nowrap;
  }
  ${below('lg')} {
    overflow-x: auto;
    scrollbar-width: none;
    /* Fades where it goes on. */
    mask-image: linear-gradient(
      to left,
      transparent,
      ${({ theme }) => `${theme.color.ink} ${theme.space[32]}`}
    );
    & > ul {
      flex-wrap: nowrap;
      padding-right: ${({ theme }) => theme.space[32]};
    }
  }
`;

/** A line too: the lists below work without it. */
const Failure = styled.div`
  ${height}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.status.error.text};
  font: ${({ theme }) => theme.font.small};
`;

const Chip = styled(Link)<{ $isDated: boolean }>`
  display: inline-block;
  padding: 0 ${({ theme }) => theme.space[8]};
  border: 1px solid
    ${({ theme, $isDated }) => ($isDated ? theme.status.pending.text : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $isDated }) => ($isDated ? theme.status.pending.soft : theme.color.surface)};
  color: ${({ theme }) => theme.color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
`;
