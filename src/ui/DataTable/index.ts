export { CsvButton } from './CsvButton.tsx';
export { DataTable } from './DataTable.tsx';
export { LeadLine } from './LeadLine.ts';
export { SearchableTable } from './SearchableTable.tsx';
export { TableSkeleton } from './TableSkeleton.tsx';
export { TableTools } from './TableTools.tsx';
export { useTableRows } from './useTableRows.ts';
export type { Column, RowDetail } from './column.ts';
