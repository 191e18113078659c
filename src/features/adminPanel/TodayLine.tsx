import { TriangleAlert } from 'lucide';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { errorText } from '#src/api/apiError.ts';
import { useLivePolling } from '#src/api/live.ts';
import { useGetSummaryQuery } from '#src/api/summaryApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { useNow } from '#src/lib/useNow.ts';
import { below } from '#src/theme/theme.ts';
import { RequestDetails } from '#ui/Alert';
import { Icon } from '#ui/Icon';
import { RetryButton } from '#ui/RetryAlert';
import { adminPanelCopy as copy } from './adminPanelCopy.ts';
import { todayItems } from './todayItems.ts';

export interface TodayLineProps {
  /** Whether the panel tells of a failure already: one alert is enough. */
  isQuiet: boolean;
}

/** What needs somebody, in a line of links to the filtered lists (PANEL-14). */
export function TodayLine({ isQuiet }: TodayLineProps) {
  const now = useNow();
  const { currentData: summary, error, refetch } = useGetSummaryQuery(undefined, useLivePolling());
  if (summary === undefined) {
    if (error === undefined || isQuiet) return null;
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
            {items.map(({ label, count, more, to, isDated }) => (
              <li key={to}>
                <Chip to={to} $isDated={isDated}>
                  {label}: <strong>{count}</strong>
                  {more !== null && <span>{`, ${more}`}</span>}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
    </Line>
  );
}

/** One line at every width; it fades where it goes on. */
const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  margin-right: -20px;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(
    to left,
    transparent,
    ${({ theme }) => `${theme.color.ink} ${theme.space[40]}`}
  );
  font: ${({ theme }) => theme.font.small};
  line-height: 28px;
  @media print {
    display: none;
  }
  & strong {
    font-weight: 600;
  }
  & > strong {
    flex: none;
    white-space: nowrap;
  }
  & > ul {
    display: flex;
    gap: ${({ theme }) => theme.space[8]};
    padding-right: ${({ theme }) => theme.space[40]};
  }
  ${below('md')} {
    line-height: 44px;
  }
  & li {
    white-space: nowrap;
  }
`;

/** A line too: the lists below work without it. */
const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-height: 30px;
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
  font-weight: 400;
  background: ${({ theme, $isDated }) => ($isDated ? theme.status.pending.soft : theme.color.surface)};
  color: ${({ theme }) => theme.color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
`;
