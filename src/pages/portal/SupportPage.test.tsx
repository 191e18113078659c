import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { Notices } from '#src/features/notices/Notices.tsx';
import { aNotice, aTicket } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import SupportPage from './SupportPage.tsx';

withNetwork();

test.each([
  ['card', 'client', 'li'],
  ['row', 'ticket_manager', 'tr'],
])('the %s of a ticket with an unread notice is marked', async (_what, role, element) => {
  const notices = [aNotice(), aNotice({ id: 'n2', href: '#/support/t2', read: true })];
  network.use(
    onRoute(noticeRoutes.listNotices, () => HttpResponse.json({ unread: 1, notices })),
    onPage(listRoutes.pageTickets, () => [
      aTicket({ id: 't1', subject: 'Cambio del Yape' }),
      aTicket({ id: 't2', subject: 'Otro logo' }),
    ]),
  );
  renderFeature(
    <>
      <Notices />
      <SupportPage />
    </>,
    { auth: signedInAs(role) },
  );
  await screen.findByRole('button', { name: 'Avisos, 1 sin leer' });
  const partOf = (subject: string) => screen.getByText(subject, { exact: false }).closest(element);
  await waitFor(() => expect(partOf('Cambio del Yape')).toHaveTextContent('Sin leer'));
  expect(partOf('Otro logo')).not.toHaveTextContent('Sin leer');
});
