import { useId } from 'react';
import styled, { css } from 'styled-components';
import { serviceById } from '#src/content/services.ts';
import { up } from '#src/theme/theme.ts';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { projectsCopy } from './projectsCopy.ts';

export interface ContractedServicesProps {
  /** null while they are on their way; ids the catalogue does not know are skipped (decision 22). */
  serviceIds: readonly number[] | null;
}

/** What one has contracted (spec section 2): for everybody but project managers. */
export function ContractedServices({ serviceIds }: ContractedServicesProps) {
  const headingId = useId();
  const contracted = (serviceIds ?? []).flatMap((id) => serviceById(id) ?? []);
  return (
    <Stack as="section" $gap={12} aria-labelledby={headingId} aria-busy={serviceIds === null}>
      <Heading $look="section" id={headingId}>
        {projectsCopy.servicesTitle}
      </Heading>
      {serviceIds === null && (
        <Cells as="div" aria-hidden>
          <Cell as="div">
            <Skeleton width="220px" height="24px" />
          </Cell>
        </Cells>
      )}
      {serviceIds !== null && contracted.length === 0 && (
        <EmptyState>{projectsCopy.noServices}</EmptyState>
      )}
      {contracted.length > 0 && (
        <Cells $threes={contracted.length % 3 === 0}>
          {contracted.map(({ id, title, icon }) => (
            <Cell key={id}>
              <Icon of={icon} />
              {title}
            </Cell>
          ))}
        </Cells>
      )}
    </Stack>
  );
}

const inThrees = css`
  ${up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/** Every row is full: two cells, or three where that leaves none over; an odd last one takes its row. */
const Cells = styled.ul<{ $threes?: boolean }>`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${({ $threes }) => $threes && inThrees}
`;

const Cell = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[20]};
  font-weight: 600;
  /* The hairline to the next cell, right of it or below, lies in the gap. */
  outline: 1px solid ${({ theme }) => theme.color.line};
  & > svg {
    color: ${({ theme }) => theme.color.accentText};
  }
`;
