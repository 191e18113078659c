import { useId, useState } from 'react';
import { useGetDashboardQuery } from '#src/api/api.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { Heading } from '#ui/Heading';
import { Beside, Head, Main, Row, Rows, Section } from './Today.styles.ts';
import { overduePhases } from './overduePhases.ts';
import { overdueText, todayCopy } from './todayCopy.ts';

/** The overdue phases of the projects that the person manages, from the rows that the page has loaded. */
export function OverduePhases() {
  const headingId = useId();
  const { currentData } = useGetDashboardQuery();
  const [now] = useState(() => new Date());
  const projects = currentData?.projects;
  const overdue = Array.isArray(projects) ? overduePhases(projects, now) : [];
  if (overdue.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <Heading $look="section" id={headingId}>
          {todayCopy.overdue}
        </Heading>
      </Head>
      <Rows>
        {overdue.map(({ id, name, project, endDate, days }) => (
          <Row key={id}>
            <Main>
              <strong>
                {name}: {project.name}
              </strong>
              <span>{project.userName}</span>
            </Main>
            <Beside>
              <span>{overdueText(days)}</span>
              <time dateTime={endDate}>{dayInLima(endDate)}</time>
            </Beside>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
