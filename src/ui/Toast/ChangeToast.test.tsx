import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { pass, withHandClock } from '#src/testing/handClock.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { ChangeToast } from './ChangeToast.tsx';

withHandClock();

const onClose = jest.fn();

test('it goes after eight seconds, later if it was hovered or had the focus', async () => {
  renderUi(
    <ChangeToast onUndo={() => undefined} onClose={onClose}>
      Estado: Abierto → Cerrado
    </ChangeToast>,
  );
  const text = screen.getByText('Estado: Abierto → Cerrado');
  await pass(7_900);
  fireEvent.mouseOver(text);
  await pass(60_000);
  fireEvent.mouseOut(text);
  await pass(7_900);
  const button = screen.getByRole('button', { name: 'Deshacer' });
  act(() => button.focus());
  await pass(60_000);
  act(() => button.blur());
  await pass(7_900);
  expect(onClose).not.toHaveBeenCalled();
  await pass(100);
  expect(onClose).toHaveBeenCalledTimes(1);
});
