import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { below, up } from '#src/theme/theme.ts';
import { SelectField } from '#ui/SelectField';
import { TextField } from '#ui/TextField';
import type { Column } from './column.ts';

export interface TableToolsProps<Row> {
  columns: readonly Column<Row>[];
  view: TableView;
  onChange: (part: Partial<TableView>) => void;
  /** The filters' fields, then the button for the file. */
  children?: ReactNode;
  /** How many rows are shown, of how many. */
  count: string;
}

/** Above a table: search as one types, filters, the count; on a narrow screen the order as well. */
export function TableTools<Row>({
  columns,
  view,
  onChange,
  children,
  count,
}: TableToolsProps<Row>) {
  const ordered = columns.filter(({ order }) => order !== undefined);
  return (
    <Tools role="search">
      <TextField
        label="Buscar"
        name="buscar"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={view.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      {children}
      <Order>
        <SelectField
          label="Ordenar por"
          name="orden"
          value={view.sort.column}
          onChange={({ target: { value } }) => {
            const column = ordered.find(({ id }) => id === value);
            onChange({ sort: { column: value, descending: column?.look === 'end' } });
          }}
        >
          {ordered.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </Order>
      <Count role="status">{count}</Count>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[16]};
  align-items: end;
  & > * {
    flex: 0 1 11rem;
  }
  & > :first-child {
    flex-basis: 22rem;
  }
  & > [role='status'] {
    flex: none;
    order: 1;
  }
  & > button {
    flex: none;
    order: 2;
  }
  ${below('table')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[12]};
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > [role='status'] {
      grid-column: 1;
    }
    & > button {
      justify-self: end;
    }
  }
`;

/** The heads order the rows where there is room for them. */
const Order = styled.div`
  ${up('table')} {
    display: none;
  }
  /* Without a field beside it: the button for the file stands between them here and last on screen. */
  &:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

const Count = styled.p`
  margin-left: auto;
  padding-block: ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  ${below('table')} {
    margin-left: 0;
  }
`;
