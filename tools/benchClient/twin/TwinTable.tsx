import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Ticket } from '../../../contract/tickets.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});
const helper = createColumnHelper<typeof features, Ticket>();
const columns = helper.columns([
  helper.accessor('userName', { header: 'Usuario' }),
  helper.accessor('subject', { header: 'Asunto' }),
  helper.accessor('createdAt', { header: 'Fecha' }),
  helper.accessor('status', { header: 'Estado' }),
]);

const ROW = 52;
const line = { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', width: '100%' } as const;

/** A table as the libraries' own examples make it: sorted, filtered, its rows virtual. */
export function TwinTable({ tickets }: { tickets: Ticket[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns,
    data: tickets,
    globalFilterFn: 'includesString',
    initialState: { sorting: [{ id: 'createdAt', desc: true }] },
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 5,
  });
  return (
    <>
      <input aria-label="Buscar" onChange={({ target }) => table.setGlobalFilter(target.value)} />
      <div ref={scroller} style={{ height: '800px', overflow: 'auto' }}>
        <table style={{ display: 'block' }}>
          <thead style={{ display: 'block' }}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} style={line}>
                {group.headers.map((header) => (
                  <th key={header.id} onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody
            style={{ display: 'block', position: 'relative', height: virtualizer.getTotalSize() }}
          >
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index];
              return (
                <tr
                  key={row?.id}
                  style={{
                    ...line,
                    position: 'absolute',
                    height: ROW,
                    transform: `translateY(${item.start}px)`,
                  }}
                >
                  {row?.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
