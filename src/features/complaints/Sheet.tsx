import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Heading } from '#ui/Heading';
import { Part } from './ComplaintForm.styles.ts';
import type { SheetPart } from './sheetFacts.ts';

/** A filled-in sheet, to read. */
export function Sheet({ parts }: { parts: readonly SheetPart[] }) {
  return parts.map(({ title, facts }) => (
    <Part key={title}>
      <Heading $look="section">
        {title}
      </Heading>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Part>
  ));
}

/** Label above its value on a phone, beside it where there is room. */
export const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  font: ${({ theme }) => theme.font.body};
  & > div {
    display: grid;
    gap: 0 ${({ theme }) => theme.space[24]};
    ${up('sm')} {
      grid-template-columns: 176px minmax(0, 1fr);
    }
  }
  dt {
    color: ${({ theme }) => theme.color.ink2};
  }
  dd {
    margin: 0;
    font-weight: 500;
    /* As it was written, its lines too. */
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
