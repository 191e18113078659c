import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { projectPageCopy as copy } from './projectPageCopy.ts';

/** The page's parts with skeletons in place of what is read. */
export function LoadingProject() {
  return (
    <Columns role="status" aria-label={copy.loading}>
      <BlankCard rows={4} />
      <Stack $gap={32}>
        <Part title={copy.timeline}>
          <Card>
            <Bars>
              {[
                [0, 30],
                [24, 44],
                [60, 22],
                [78, 22],
              ].map(([left, width]) => (
                <Fragment key={left}>
                  <Skeleton width="5rem" height="14px" />
                  <div style={{ marginLeft: `${left}%` }}>
                    <Skeleton width={`${width}%`} height="20px" />
                  </div>
                </Fragment>
              ))}
            </Bars>
          </Card>
        </Part>
        <Part title={copy.phases}>
          <BlankCard rows={2} />
          <BlankCard rows={2} />
        </Part>
      </Stack>
      <Part title={copy.history}>
        <BlankCard rows={3} />
      </Part>
    </Columns>
  );
}

/** A card that has not loaded. */
function BlankCard({ rows }: { rows: number }) {
  return (
    <Card>
      <Stack $gap={20}>
        {[40, 72, 56, 64].slice(0, rows).map((width) => (
          <Skeleton key={width} width={`${width}%`} height="14px" />
        ))}
      </Stack>
    </Card>
  );
}

/** As the timeline: a name and a bar in each row. */
const Bars = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[16]} 0;
  padding-block: ${({ theme }) => theme.space[24]};
`;

/** A titled part of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap={12} aria-label={title}>
      <Heading $look="section">{title}</Heading>
      {children}
    </Stack>
  );
}

/** On wide screens the facts and what follows the phases form a second column. */
export const Columns = styled.div<{ $isBlank?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]};
  align-items: start;
  ${up('lg')} {
    grid-template: auto 1fr / minmax(0, 1fr) 22rem;
    & > :nth-child(1),
    & > :nth-child(3) {
      grid-column: 2;
    }
    /* Beside the first card, not its heading. */
    & > :nth-child(1) {
      margin-top: ${({ theme, $isBlank }) => ($isBlank ? 0 : theme.space[40])};
    }
    & > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;
