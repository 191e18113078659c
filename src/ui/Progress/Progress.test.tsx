import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Progress } from './Progress.tsx';

test.each([
  [62, '62'],
  [0, '0'],
  [140, '100'],
  [-3, '0'],
  [Number.NaN, '0'],
])('%p is shown and told as %s percent', (value, shown) => {
  renderUi(<Progress label="Avance" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Avance' });
  expect(bar).toHaveAttribute('aria-valuenow', shown);
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(screen.getByText(`${shown}\u00a0%`, { normalizer: (text) => text })).toBeVisible();
});
