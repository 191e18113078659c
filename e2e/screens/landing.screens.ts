import { takeScreens } from './takeScreens.ts';

takeScreens([
  { name: 'landing', route: '/' },
  { name: 'services', route: '/services' },
]);
