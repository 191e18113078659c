import { takeScreens } from './takeScreens.ts';

takeScreens([
  { name: 'terms', route: '/terms' },
  { name: 'privacy', route: '/privacy' },
  {
    name: 'menu-open',
    route: '/terms',
    act: (page) => page.getByRole('button', { name: 'Abrir menú' }).click(),
    widths: [360],
  },
]);
