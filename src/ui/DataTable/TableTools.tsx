import { ArrowDown, ArrowUp } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { below, up } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { SelectField } from '#ui/SelectField';
import { TextField } from '#ui/TextField';
import type { Column } from './column.ts';

export interface TableToolsProps<Row> {
  columns: readonly Column<Row>[];
  view: TableView;
  onChange: (part: Partial<TableView>) => void;
  /** The filter controls, then the CSV button. */
  children?: ReactNode;
  /** The number of rows shown and the total. */
  count: string;
}

/** The tools above a table: search, filters and count; on narrow screens also the order. */
export function TableTools<Row>({
  columns,
  view,
  onChange,
  children,
  count,
}: TableToolsProps<Row>) {
  const ordered = columns.filter(({ order }) => order !== undefined);
  const ordering = ordered.find(({ id }) => id === view.sort.column);
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
        {ordering?.oneWay !== true && (
          <Button
            icon={<Icon of={view.sort.descending ? ArrowDown : ArrowUp} inText />}
            aria-label={`Invertir: ahora ${view.sort.descending ? 'de mayor a menor' : 'de menor a mayor'}`}
            onClick={() => onChange({ sort: { ...view.sort, descending: !view.sort.descending } })}
          >
            Invertir
          </Button>
        )}
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
    flex: 0 1 9.5rem;
  }
  & > :first-child {
    flex-basis: 18rem;
  }
  & > [role='status'] {
    flex: none;
    order: 1;
  }
  & > button {
    flex: none;
    order: 2;
  }
  ${below('lg')} {
    & > :first-child {
      flex-basis: 100%;
    }
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

/** Hidden on wide screens, where the header sorts. */
const Order = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[8]};
  align-items: end;
  grid-column: 1 / -1;
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${up('table')} {
    display: none;
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
