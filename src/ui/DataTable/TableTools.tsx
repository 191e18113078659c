import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { SelectField } from '#ui/SelectField';
import { TextField } from '#ui/TextField';
import type { Column } from './column.ts';
import { Fold, FoldButton, Order, Outcome, Tools, Uses } from './TableTools.styles.ts';

export interface TableToolsProps<Row> {
  columns: readonly Column<Row>[];
  view: TableView;
  onChange: (part: Partial<TableView>) => void;
  /** The filter controls. */
  filters?: ReactNode;
  /** The buttons for all rows, such as the one that saves them as an Excel file. */
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
  const ordered = columns.filter(({ field }) => field !== undefined);
  const ordering = ordered.find(({ id }) => id === view.sort.column);
  const [isOpen, setOpen] = useState(false);
  const foldId = useId();
  const chosen = Object.entries(view.filters).filter(
    ([name, value]) => !ELSEWHERE.includes(name) && value,
  );
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
          size="small"
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
              size="small"
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
        <Uses>{children}</Uses>
      </Outcome>
    </Tools>
  );
}

/** The filters that tabs above a table set, and a link. */
const ELSEWHERE = ['vista', 'client'];
