export { listQuery } from './listQuery.ts';
export { LeadLine } from './LeadLine.ts';
export { SearchableTable } from './SearchableTable.tsx';
export type { SearchableTableProps } from './SearchableTable.tsx';
export { TableSkeleton } from './TableSkeleton.tsx';
export type { Column, RowDetail } from './column.ts';
