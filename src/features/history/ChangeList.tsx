import styled from 'styled-components';
import { agoText } from '#src/lib/agoText.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { useNow } from '#src/lib/useNow.ts';
import { up } from '#src/theme/theme.ts';
import { Summary } from '#ui/Summary';
import { historyCopy as copy } from './historyCopy.ts';
import { changeText, namesIn } from './changeText.ts';
import type { HistoryRow } from './changeText.ts';

export interface ChangeListProps {
  /** Newest first. */
  rows: readonly HistoryRow[];
  /** Names of the objects that belong to the object, by `<kind>:<id>`. */
  names: Readonly<Record<string, string>>;
  /** Two lines at most; the rest of a longer one is its tooltip. */
  isBrief?: boolean;
}

/** Changes in short; the system's are folded. */
export function BriefChanges({ rows, names }: Omit<ChangeListProps, 'isBrief'>) {
  const automatic = rows.filter(({ author }) => author === null);
  const known = { ...namesIn(rows), ...names };
  return (
    <Brief>
      <ChangeList rows={rows.filter(({ author }) => author !== null)} names={known} isBrief />
      {automatic.length > 0 && (
        <details>
          <Summary>{`${copy.automatic} (${automatic.length})`}</Summary>
          <ChangeList rows={automatic} names={known} isBrief />
        </details>
      )}
    </Brief>
  );
}

/** Changes as sentences. */
export function ChangeList({ rows, names, isBrief = false }: ChangeListProps) {
  const now = useNow();
  const known = { ...namesIn(rows), ...names };
  return (
    <List aria-label={copy.title}>
      {rows.map((row) => (
        <Change key={row.id} row={row} names={known} now={now} isBrief={isBrief} />
      ))}
    </List>
  );
}

interface ChangeProps {
  row: HistoryRow;
  names: Readonly<Record<string, string>>;
  now: number;
  isBrief: boolean;
}

function Change({ row, names, now, isBrief }: ChangeProps) {
  const { who, deed, texts } = changeText(row, names);
  return (
    <li>
      <p>
        {who !== null && <strong>{who} </strong>}
        <span title={isBrief ? deed : undefined}>{deed}</span>
      </p>{' '}
      <time dateTime={row.at} title={momentInLima(row.at)}>
        {agoText(row.at, now)}
      </time>
      {texts !== null && (
        <details>
          <Summary>{copy.texts}</Summary>
          <dl>
            <dt>{copy.before}</dt>
            <dd>{texts.before}</dd>
            <dt>{copy.now}</dt>
            <dd>{texts.now}</dd>
          </dl>
        </details>
      )}
    </li>
  );
}

const Brief = styled.div`
  & p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  && li {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  white-space: normal;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[24]};
    padding-block: ${({ theme }) => theme.space[8]};
    ${up('sm')} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & strong {
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
  }
  & dt {
    font: ${({ theme }) => theme.font.smallStrong};
  }
  & dd {
    margin: 0 0 ${({ theme }) => theme.space[8]};
    color: ${({ theme }) => theme.color.ink};
    white-space: pre-wrap;
  }
`;
