export { RowsSkeleton } from './RowsSkeleton.tsx';
export { Beside, Head, Main, Row, Rows, Section } from './WorkList.styles.ts';
