import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { agoText } from '#src/lib/agoText.ts';
import { Icon } from '#ui/Icon';
import { currentText, workTexts } from './factsText.ts';
import { lateText } from './lateText.ts';
import type { ProjectFacts } from './projectFacts.ts';
import { projectsCopy as copy } from './projectsCopy.ts';

interface CardFactsProps {
  facts: ProjectFacts;
  now: Date;
  isManager: boolean;
  /** Whether a table above says what comes next in a manager's projects. */
  hasTable: boolean;
  /** The open timeline. It follows its button in the order of focus: nothing before it has a link. */
  children: ReactNode;
}

/** What comes next in a project, who is in charge and its latest news. */
export function CardFacts({ facts, now, isManager, hasTable, children }: CardFactsProps) {
  const { project, current, overdue } = facts;
  const isLate = overdue !== null && (isManager || current === overdue);
  const rows: [label: string, values: readonly string[]][] = isManager
    ? [[copy.work, hasTable ? [] : workTexts(facts, now)]]
    : [
        [copy.current, listOf(currentText(facts, now))],
        [copy.inCharge, facts.isFinished ? [] : listOf(inChargeText(project.assigned_to))],
      ];
  const news = project.latestUpdate;
  const shown = rows.filter(([, values]) => values.length > 0);
  const hasFacts = shown.length > 0 || Boolean(news);
  return (
    <Parts>
      {hasFacts && (
        <List>
          {shown.map(([label, values]) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value, index) => {
                // The line about what is overdue comes first.
                const late = isLate && index === 0 && label !== copy.inCharge;
                return (
                  <Value key={value} $isLate={late}>
                    {late && <Icon of={TriangleAlert} inText />}
                    <span>{value}</span>
                  </Value>
                );
              })}
            </div>
          ))}
          {news && (
            <News>
              <dt>
                {copy.news}, <time dateTime={news.at}>{agoText(news.at, now.getTime())}</time>
              </dt>
              <dd>{news.body}</dd>
            </News>
          )}
        </List>
      )}
      {children}
    </Parts>
  );
}

function listOf(text: string | null): string[] {
  return text === null ? [] : [text];
}

/** Another server may say the manager's id alone. */
function inChargeText(manager: { full_name?: unknown } | null | undefined) {
  if (!manager) return copy.nobodyInCharge;
  return typeof manager.full_name === 'string' ? manager.full_name : null;
}

/** The facts, and below them the timeline. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The same columns in each card. */
const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[32]};
  min-width: 0;
  padding: 0 ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
  font: ${({ theme }) => theme.font.small};
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[20]};
  }
  ${up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & dt {
    color: ${({ theme }) => theme.color.ink2};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.dd<{ $isLate: boolean }>`
  ${({ $isLate }) => $isLate && lateText}
`;

/** Two lines of it: the rest is on the project's page. */
const News = styled.div`
  ${up('md')} {
    grid-column: span 2;
  }
  & > dd {
    display: -webkit-box;
    overflow: hidden;
    max-width: ${({ theme }) => theme.size.measure};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
