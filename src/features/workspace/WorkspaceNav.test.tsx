import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { useMenu } from '#src/lib/useMenu.ts';
import { WorkspaceNav as Nav } from './WorkspaceNav.tsx';

/** As the layout renders it. */
function WorkspaceNav() {
  return <Nav menu={useMenu<HTMLDivElement>()} />;
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'Tu espacio' })).getAllByRole('link');
const marked = () =>
  links().flatMap((link) => {
    const current = link.getAttribute('aria-current');
    return current === null ? [] : `${link.textContent}: ${current}`;
  });

test.each([
  ['client', ['Proyectos /dashboard', 'Tickets /support', 'Mis ideas /ai-tools']],
  ['project_manager', ['Proyectos /dashboard', 'Tickets /support', 'Mis ideas /ai-tools']],
  ['ticket_manager', ['Tickets /support', 'Mis ideas /ai-tools']],
  [
    'admin',
    [
      'Panel /admin/dashboard',
      'Tickets /admin/dashboard?tab=tickets',
      'Ideas /admin/dashboard?tab=ideas',
    ],
  ],
])('a %s has links to what they work with, and to the account', (role, expected) => {
  renderFeature(<WorkspaceNav />, { auth: signedInAs(role) });
  const shown = links().map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(shown).toEqual([...expected, 'Cuenta /account']);
});

test.each([
  ['client', '/dashboard', ['Proyectos: page']],
  ['client', '/projects/p-1', ['Proyectos: true']],
  ['client', '/Support/', ['Tickets: page']],
  ['client', '/support/t-1', ['Tickets: true']],
  ['client', '/services', []],
  ['admin', '/admin/dashboard', ['Panel: page']],
  ['admin', '/admin/dashboard?tab=ideas&buscar=yape', ['Ideas: page']],
  ['admin', '/admin/dashboard?tab=personal', ['Panel: true']],
  ['admin', '/projects/p-1', ['Panel: true']],
  ['admin', '/support/t-1', ['Tickets: true']],
  ['admin', '/account', ['Cuenta: page']],
])('for a %s at %s the current place is marked', (role, at, expected) => {
  renderFeature(<WorkspaceNav />, { auth: signedInAs(role), at: at });
  expect(marked()).toEqual(expected);
});
