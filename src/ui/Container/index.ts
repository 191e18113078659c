export { Columns, Container, PageContainer } from './Container.ts';
