import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

type Fact = readonly [label: string, value: string];

/** A list of labels and values; on phones the label is above its value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
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
    /* Keeps the line breaks of user input. */
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
