import 'styled-components';
import type { Theme } from './theme.ts';

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- styled-components lets us extend an interface only
  export interface DefaultTheme extends Theme {}
}
