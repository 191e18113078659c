export { FileButton } from './FileButton.tsx';
export { listQuery } from './listQuery.ts';
export { ListRegion } from './ListRegion.tsx';
export { SearchableTable } from './SearchableTable.tsx';
export type { SearchableTableProps } from './SearchableTable.tsx';
export { LeadLine, LeadSkeleton, TableSkeleton } from './TableSkeleton.tsx';
export type { Column, RowDetail } from './column.ts';
export { useIsTight } from './useIsTight.ts';
export { TwoLines } from './TwoLines.ts';
