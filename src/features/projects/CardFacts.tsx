import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { agoText } from '#src/lib/agoText.ts';
import { projectPath } from '#src/lib/paths.ts';
import { currentText, workTexts } from './factsText.ts';
import { hasPage } from './projectFacts.ts';
import type { ProjectFacts } from './projectFacts.ts';
import { projectsCopy as copy, toProjectOf } from './projectsCopy.ts';

interface CardFactsProps {
  facts: ProjectFacts;
  now: Date;
  isManager: boolean;
}

/** What comes next in a project, who is in charge and its latest news, with a link to its page. */
export function CardFacts({ facts, now, isManager }: CardFactsProps) {
  const { project } = facts;
  const rows: [label: string, values: readonly string[]][] = isManager
    ? [[copy.work, workTexts(facts, now)]]
    : [
        [copy.current, listOf(currentText(facts, now))],
        [copy.inCharge, facts.isFinished ? [] : listOf(inChargeText(project.assigned_to))],
      ];
  const news = project.latestUpdate;
  const shown = rows.filter(([, values]) => values.length > 0);
  const isLinked = hasPage(project);
  if (shown.length === 0 && !news && !isLinked) return null;
  return (
    <Line>
      <dl>
        {shown.map(([label, values]) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
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
      </dl>
      {isLinked && (
        <Link to={projectPath(project.id)} aria-label={toProjectOf(project.name)}>
          {copy.toProject}
        </Link>
      )}
    </Line>
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[32]};
  padding: 0 ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
  font: ${({ theme }) => theme.font.small};
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[20]};
  }
  & > dl {
    display: grid;
    flex: 1 1 16rem;
    gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[32]};
    min-width: 0;
    ${up('md')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & > a {
    padding-block: 2px;
    font: ${({ theme }) => theme.font.smallStrong};
  }
  & dt {
    color: ${({ theme }) => theme.color.ink2};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media print {
    & > a {
      display: none;
    }
  }
`;

/** Two lines of it: the rest is on the project's page. */
const News = styled.div`
  grid-column: 1 / -1;
  & > dd {
    display: -webkit-box;
    overflow: hidden;
    max-width: ${({ theme }) => theme.size.measure};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
