import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { cases } from '#src/content/cases.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import { servicePath } from '#src/lib/paths.ts';
import type { CaseSlug } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { LazyPart } from '#ui/LazyPart';
import { Text } from '#ui/Text';
import { caseCopy } from './caseCopy.ts';
import { Row } from './CaseScreens.styles.ts';
import { screensCode } from './screensCode.ts';

/** A case study: problem, what was done, with its interfaces, result and services. */
export function CaseStory({ slug }: { slug: CaseSlug }) {
  const study = cases[slug];
  return (
    <>
      <Part title={caseCopy.problem}>
        <Text $look="lead">{study.problem}</Text>
      </Part>
      <Part title={caseCopy.steps}>
        <Steps>
          {study.steps.map((step) => (
            <li key={step}>
              <Text $look="lead">{step}</Text>
            </li>
          ))}
        </Steps>
      </Part>
      <LazyPart
        code={screensCode}
        loading={caseCopy.screensLoading}
        failed={caseCopy.screensFailed}
        skeleton={skeleton}
      >
        {({ default: CaseScreens }) => <CaseScreens slug={slug} />}
      </LazyPart>
      <Part title={caseCopy.result}>
        <Text $look="lead">{study.result}</Text>
      </Part>
      <Part title={caseCopy.services}>
        <Services>
          {study.services.map((id) => (
            <li key={id}>
              <Link to={servicePath(id)}>{serviceTitle(id)}</Link>
            </li>
          ))}
        </Services>
      </Part>
    </>
  );
}

const place = (
  <figure>
    <div />
    <figcaption>&nbsp;</figcaption>
  </figure>
);
const skeleton = (
  <Row>
    {place}
    {place}
  </Row>
);

/** A part of the text: title left, content right. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Ruled>
        <Heading $look="card">{title}</Heading>
        <div>{children}</div>
      </Ruled>
    </section>
  );
}

const Ruled = styled(Columns)`
  --first: 4;
  row-gap: ${({ theme }) => theme.space[16]};
  padding-bottom: ${({ theme }) => theme.space[32]};
  &::before {
    content: '';
    grid-column: 1 / -1;
    margin-bottom: ${({ theme }) => theme.space[16]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${up('lg')} {
    padding-bottom: ${({ theme }) => theme.space[40]};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[20]};
  counter-reset: step;
  @media print {
    & p {
      font: ${({ theme }) => theme.font.body};
    }
  }
  & > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[16]};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    color: ${({ theme }) => theme.color.accentText};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Services = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  & a {
    display: inline-block;
    padding-block: 4px;
  }
`;
