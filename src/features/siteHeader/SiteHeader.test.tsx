import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFeature, signedInAs, signedOut } from '#src/testing/renderFeature.tsx';
import type { AuthState } from '#src/session/authSlice.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { NameMenu } from './NameMenu.tsx';
import { SiteHeader as Header } from './SiteHeader.tsx';

/** As the layout renders it. */
function SiteHeader() {
  return <Header menu={useMenu<HTMLDivElement>()} own={null} />;
}

// jsdom knows no widths: all of the header is inline and the menu button is not hidden by a query.
const everyLink = () => screen.getAllByRole('link', { hidden: true });
const links = () => everyLink().flatMap((link) => (isChat(link) ? [] : link.textContent));
const isChat = (link: HTMLElement) => link.textContent === 'Escríbenos por WhatsApp';
const button = (name: string) => screen.queryByRole('button', { name, hidden: true });

describe('who sees what', () => {
  test('a visitor sees the sign-in link', () => {
    renderFeature(<SiteHeader />, { auth: signedOut });
    expect(links()).toEqual(['Tramayo', 'Inicio', 'Servicios', 'Ideas con IA', 'Acceso Clientes']);
    expect(button('Cerrar Sesión')).toBeNull();
  });

  test.each(['client', 'project_manager', 'ticket_manager', 'copywriter'])(
    'a %s has name, panel, help and the way out',
    (role) => {
      renderFeature(<SiteHeader />, { auth: signedInAs(role) });
      expect(screen.getByText('Bienvenido, Rosa Quispe')).toBeInTheDocument();
      expect(links()).toEqual([
        'Tramayo',
        'Inicio',
        'Servicios',
        'Ideas con IA',
        'Soporte',
        'Bienvenido, Rosa Quispe',
        'Mi Panel',
      ]);
      expect(button('Cerrar Sesión')).toBeInTheDocument();
    },
  );

  test('an admin sees the link to the admin panel', () => {
    renderFeature(<SiteHeader />, { auth: signedInAs('admin') });
    const panel = screen.getByRole('link', { name: 'Panel Admin', hidden: true });
    expect(panel).toHaveAttribute('href', '/admin/dashboard');
    expect(links()).not.toContain('Mi Panel');
  });

  test('during the session check only the account part waits', () => {
    const loading: AuthState = { status: 'loading', session: null };
    const { container } = renderFeature(<SiteHeader />, { auth: loading });
    expect(links()).toEqual(['Tramayo', 'Inicio', 'Servicios', 'Ideas con IA']);
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  test('while the identity provider is unreachable there is a retry button', async () => {
    const asked: string[] = [];
    renderFeature(<SiteHeader />, {
      auth: { status: 'unavailable', session: null },
      actions: { retry: () => asked.push('retry') },
    });
    await userEvent.click(screen.getByText('Reintentar'));
    expect(asked).toEqual(['retry']);
  });
});

test('for visitors a chat with a greeting is one press away, in the bar and in the panel', () => {
  renderFeature(<SiteHeader />, { auth: signedOut });
  const chats = everyLink().filter(isChat);
  expect(chats).toHaveLength(2);
  for (const chat of chats) {
    const address = new URL(chat.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/51\d{9}$/);
    expect(address.searchParams.get('text')).toBe(
      'Hola, Tramayo. Quiero conversar sobre un proyecto.',
    );
  }
  cleanup();
  renderFeature(<SiteHeader />, { auth: signedInAs('client') });
  expect(everyLink().filter(isChat)).toEqual([]);
});

describe('the menu', () => {
  const menuButton = () => screen.getByRole('button', { name: /menú/ });

  test('opens by keyboard and closes on Escape, with focus back on its button', async () => {
    const user = userEvent.setup();
    renderFeature(<SiteHeader />, { auth: signedOut });
    menuButton().focus();
    await user.keyboard('{Enter}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(menuButton()).toHaveAccessibleName('Cerrar menú');

    await user.tab();
    await user.keyboard('{Escape}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveFocus();
  });

  test('closes on navigation, also to the current page', async () => {
    const user = userEvent.setup();
    renderFeature(<SiteHeader />, { auth: signedOut, at: '/services' });
    for (const name of ['Ideas con IA', 'Ideas con IA']) {
      await user.click(menuButton());
      expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
      await user.click(screen.getByRole('link', { name, hidden: true }));
      expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('closes when focus goes elsewhere', async () => {
    const user = userEvent.setup();
    renderFeature(
      <>
        <SiteHeader />
        <button type="button">En la página</button>
      </>,
      { auth: signedOut },
    );
    await user.click(menuButton());
    act(() => screen.getByRole('button', { name: 'En la página' }).focus());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the menu at the name has account and theme, and closes alone on Escape', async () => {
  const user = userEvent.setup();
  function Signed() {
    const menu = useMenu<HTMLDivElement>();
    const { open, toggle, buttonRef } = menu;
    return (
      <>
        <Header menu={menu} own={{ Search: () => null, Notices: () => null, NameMenu }} />
        <button type="button" ref={buttonRef} aria-expanded={open} onClick={toggle}>
          Más
        </button>
      </>
    );
  }
  renderFeature(<Signed />, { auth: signedInAs('client') });
  const opener = () => screen.getByRole('button', { name: 'Cuenta y tema' });
  const more = screen.getByRole('button', { name: 'Más' });
  expect(screen.queryByRole('button', { name: 'Abrir menú' })).toBeNull();
  await user.click(more);
  expect(screen.queryByRole('link', { name: 'Tu cuenta' })).toBeNull();
  await user.click(opener());
  expect(screen.getByRole('link', { name: 'Tu cuenta' })).toHaveAttribute('href', '/account');
  act(() => screen.getByRole('button', { name: /^Usar tema/ }).focus());
  await user.keyboard('{Escape}');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveFocus();
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('the theme is chosen, shown at once and remembered', async () => {
  const user = userEvent.setup();
  renderFeature(<SiteHeader />, { auth: signedOut });
  await user.click(screen.getByRole('button', { name: 'Usar tema oscuro', hidden: true }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(window.localStorage.getItem('tramayo.theme')).toBe('dark');

  await user.click(screen.getByRole('button', { name: 'Usar tema claro', hidden: true }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');

  await user.click(screen.getByRole('button', { name: 'Usar tema del dispositivo', hidden: true }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(window.localStorage.getItem('tramayo.theme')).toBeNull();
  expect(
    screen.getByRole('button', { name: 'Usar tema oscuro', hidden: true }),
  ).toBeInTheDocument();
});

test('the link to the current page is marked', () => {
  renderFeature(<SiteHeader />, { auth: signedOut, at: '/services' });
  const current = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Servicios']);
});

test.each([
  ['admin', '/admin/dashboard', ['Panel Admin']],
  ['client', '/dashboard/', ['Mi Panel']],
  ['client', '/account', []],
  ['client', '/support', ['Soporte']],
  ['client', '/terms', []],
])('for a %s at %s the current place is marked', (role, at, expected) => {
  renderFeature(<SiteHeader />, { auth: signedInAs(role), at });
  const current = everyLink().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(expected);
});
