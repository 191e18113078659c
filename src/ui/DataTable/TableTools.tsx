import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide';
import { useId, useState } from 'react';
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
  /** The filter controls. */
  filters?: ReactNode;
  /** The CSV button. */
  children?: ReactNode;
  /** The number of rows shown and the total. */
  count: string;
}

/**
 * The tools above a table: search, filters and count; on narrow screens also the order. On a phone a button shows filters
 * and order, and says how many filters are set.
 */
export function TableTools<Row>({
  columns,
  view,
  onChange,
  filters,
  children,
  count,
}: TableToolsProps<Row>) {
  const ordered = columns.filter(({ order }) => order !== undefined);
  const ordering = ordered.find(({ id }) => id === view.sort.column);
  const [isOpen, setOpen] = useState(false);
  const foldId = useId();
  const chosen = Object.entries(view.filters).filter(([name, value]) => name !== VIEW && value);
  const what = filters === undefined ? 'Ordenar' : 'Filtrar y ordenar';
  const foldText = chosen.length > 0 ? `${what} (${chosen.length})` : what;
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
      <FoldButton>
        <Button
          icon={<Icon of={SlidersHorizontal} inText />}
          aria-expanded={isOpen}
          aria-controls={foldId}
          onClick={() => setOpen(!isOpen)}
        >
          {foldText}
        </Button>
      </FoldButton>
      <Fold id={foldId} $isOpen={isOpen}>
        {filters}
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
              onClick={() =>
                onChange({ sort: { ...view.sort, descending: !view.sort.descending } })
              }
            >
              Invertir
            </Button>
          )}
        </Order>
      </Fold>
      <Outcome>
        <p role="status">{count}</p>
        {children}
      </Outcome>
    </Tools>
  );
}

/** The filter that the tabs above a table set. */
const VIEW = 'vista';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[16]};
  align-items: end;
  & > * {
    flex: 0 1 9.5rem;
  }
  & > :first-child {
    flex-basis: 14rem;
  }
  /* The fields shrink, so that a longer count moves nothing. */
  ${up('lg')} {
    flex-wrap: nowrap;
  }
  ${below('lg')} {
    & > :first-child {
      flex-basis: 100%;
    }
  }
  ${below('sm')} {
    display: grid;
    gap: ${({ theme }) => theme.space[12]};
  }
`;

const FoldButton = styled.div`
  ${up('sm')} {
    display: none;
  }
`;

const Fold = styled.div<{ $isOpen: boolean }>`
  display: contents;
  & > * {
    flex: 0 1 9.5rem;
  }
  ${below('sm')} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[12]};
  }
`;

/** Hidden on wide screens, where the header sorts. */
const Order = styled.div`
  && {
    flex-basis: 18rem;
  }
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

/** The count and the CSV button, on one line. */
const Outcome = styled.div`
  && {
    flex: none;
  }
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  align-items: center;
  justify-content: space-between;
  margin-left: auto;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  white-space: nowrap;
  ${below('sm')} {
    margin-left: 0;
  }
`;
