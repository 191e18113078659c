import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { NameMenu, Notices, Search } from './signedInParts.tsx';

withNetwork();

const header = (
  <>
    <Search />
    <Notices />
    <NameMenu />
  </>
);

test('the header has search and bell', async () => {
  network.use(
    onRoute(noticeRoutes.listNotices, () => HttpResponse.json({ notices: [], unread: 0 })),
  );
  renderFeature(header, { auth: signedInAs('admin') });
  expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Avisos/ })).toBeVisible();
});

test('with a server of the fourteen calls alone it has neither', async () => {
  document.documentElement.removeAttribute('data-calls');
  renderFeature(header, { auth: signedInAs('admin') });
  // What comes late would be there by now.
  await act(async () => {
    await Promise.all([
      import('#src/features/search/SearchButton.tsx'),
      import('#src/features/notices/Notices.tsx'),
    ]);
  });
  expect(screen.getByText('Tu cuenta')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buscar' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Avisos/ })).toBeNull();
});
