import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Button } from './Button.tsx';

test('a busy button is marked as busy, keeps focus and ignores clicks and submits', async () => {
  const user = userEvent.setup();
  const heard: string[] = [];
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        heard.push('submit');
      }}
    >
      <Button
        type="submit"
        busy={busy}
        busyLabel="Guardando..."
        onClick={() => heard.push('click')}
      >
        Guardar
      </Button>
    </form>
  );
  const { unmount } = renderUi(form(false));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(heard).toEqual(['click', 'submit']);
  unmount();

  renderUi(form(true));
  const button = screen.getByRole('button', { name: 'Guardando...' });
  await user.click(button);
  expect(heard).toEqual(['click', 'submit']);
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent(/^Guardando\.\.\.$/);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a button that a browser translated becomes busy, and idle again', async () => {
  function Saved() {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <Button busy={busy} busyLabel="Guardando..." onClick={() => setBusy(true)}>
          Guardar
        </Button>
        <Button onClick={() => setBusy(false)}>Terminar</Button>
      </>
    );
  }
  renderUi(<Saved />);
  const [button, finish] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const translation = document.createElement('span');
  translation.textContent = 'Save';
  screen.getByText('Guardar').firstChild?.replaceWith(translation);
  await userEvent.click(button);
  expect(button).toHaveTextContent(/^Guardando\.\.\.$/);
  await userEvent.click(finish);
  expect(button).toHaveTextContent(/^Guardar$/);
});

test('a button does not submit its form unless its type is submit', async () => {
  const heard: string[] = [];
  renderUi(
    <form onSubmit={() => heard.push('submit')}>
      <Button>Cancelar</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(heard).toEqual([]);
});
