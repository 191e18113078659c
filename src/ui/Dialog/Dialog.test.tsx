import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Dialog } from './Dialog.tsx';

function Trial() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <Dialog title="Nuevo" onClose={() => setOpen(false)}>
          <input aria-label="Nombre" />
        </Dialog>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Nuevo' });

test('the title names the dialog; closing it returns focus', async () => {
  renderUi(<Trial />);
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(opener);
  expect(dialog()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(dialog()).toBeNull();
  expect(opener).toHaveFocus();
});

test('Escape calls onClose instead of closing the element', () => {
  const onClose = jest.fn();
  renderUi(
    <Dialog title="Nuevo" onClose={onClose}>
      <input aria-label="Nombre" />
    </Dialog>,
  );
  const escape = createEvent('cancel', dialog()!, { cancelable: true });
  fireEvent(dialog()!, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  // A control within may be cancelled: a file chooser is.
  fireEvent(screen.getByLabelText('Nombre'), createEvent('cancel', dialog()!, { bubbles: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
