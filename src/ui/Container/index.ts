export { Container, PageContainer } from './Container.ts';
