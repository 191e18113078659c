import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { showHistory } from './HistoryPart.tsx';

// In a file of its own, where the list's code is not loaded yet.
test('its line is there before its code: what stands below it does not move', () => {
  renderFeature(showHistory({ object: 'ticket:t1' }), { auth: signedInAs('admin') });
  expect(screen.getByText('Historial')).toBeVisible();
});
