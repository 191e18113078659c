export { Column, Columns, Container, PageContainer } from './Container.ts';
