import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import {
  paste,
  replyField,
  served,
  showTicket,
  withConversation,
} from '#src/testing/conversationEdge.tsx';

withConversation();

// Alone in its file: the schemas load once.
test('text typed and files pasted while the schemas load are sent with the message', async () => {
  showTicket();
  const field = await replyField();
  fireEvent.change(field, { target: { value: 'Hola,' } });
  fireEvent.submit(field.closest('form')!);
  fireEvent.change(field, { target: { value: 'Hola, ¿hay novedades?' } });
  paste(field, [new File(['x'], 'captura.png')]);
  expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
  expect(served.received).toMatchObject([
    { body: 'Hola, ¿hay novedades?', files: ['captura.png'] },
  ]);
  expect(field).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Archivos por enviar' })).toBeNull();
});
