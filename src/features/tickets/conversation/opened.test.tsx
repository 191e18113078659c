import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aTicketPage } from '#src/testing/builders.ts';
import { served, showTicket, withConversation } from '#src/testing/conversationEdge.tsx';
import { network, onRoute } from '#src/testing/network.ts';

withConversation();

test('the files of a ticket stand with its description, and are downloaded', async () => {
  const asked: unknown[] = [];
  network.use(
    onRoute(ticketRoutes.getFileLink, ({ params }) => {
      asked.push(params.id);
      return HttpResponse.json({ message: 'El archivo ya no está.' }, { status: 404 });
    }),
  );
  served.page = aTicketPage({
    id: served.page.ticket.id,
    files: [{ id: 'f1', name: 'notas.pdf', type: 'application/pdf', size: 2048 }],
  });
  showTicket();
  await userEvent.click(await screen.findByRole('button', { name: /Descargar notas\.pdf/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo ya no está.');
  expect(asked).toEqual(['f1']);
});

test.each([
  ['client', 'Jorge Huamán', 'en tu nombre'],
  ['admin', 'Jorge Huamán', 'en nombre de Rosa Quispe'],
])('a %s reads who opened the ticket, and for whom', async (role, name, forWhom) => {
  served.page = aTicketPage({
    id: served.page.ticket.id,
    openedBy: { id: 'soporte', full_name: 'Jorge Huamán' },
  });
  showTicket(role);
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByText(forWhom)).toBeVisible();
});

test('staff have the client’s phone with a chat about the ticket', async () => {
  served.page = aTicketPage({
    id: served.page.ticket.id,
    subject: 'Tienda en línea',
    clientPhone: '987 654 321',
  });
  showTicket('ticket_manager');
  expect(await screen.findByRole('link', { name: '987 654 321' })).toHaveAttribute(
    'href',
    'tel:987654321',
  );
  const chat = screen.getByRole('link', {
    name: 'Escribir al 987 654 321 por WhatsApp (se abre en otra pestaña)',
  });
  expect(chat).toHaveAttribute(
    'href',
    `https://wa.me/51987654321?text=${encodeURIComponent('Hola Rosa, te escribimos de Tramayo por «Tienda en línea».')}`,
  );
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('rel')).toContain('noopener');
});
