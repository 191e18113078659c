import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Place, renderUi } from '#src/testing/renderUi.tsx';
import { IdeaLink } from './IdeaLink.tsx';

test('a sample links to the generator and passes its prompt', async () => {
  renderUi(
    <>
      <IdeaLink />
      <Place />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: '«Reservas para mi barbería»' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    '/ai-tools {"prompt":"Reservas para mi barbería"}',
  );
});
