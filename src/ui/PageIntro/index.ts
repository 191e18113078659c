export { PageIntro } from './PageIntro.tsx';
