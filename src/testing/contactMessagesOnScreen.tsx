import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile } from './builders.ts';
import { ines } from './contactMessagesEdge.ts';
import { renderPanel } from './renderPanel.tsx';

const bundle = { profiles: [aProfile({ ...ines, role: 'admin' }), aProfile({ id: 'c1' })] };

/** The panel with its messages. */
export const showContactMessages = (query = '') => renderPanel(bundle, `?tab=mensajes${query}`);

/** The texts of the table's cells, row by row. */
export const contactMessageCells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

export const openContactMessage = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
