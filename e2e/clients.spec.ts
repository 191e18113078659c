import { inspectScreen } from './inspectScreen.ts';
import { PEOPLE } from './people.ts';
import { expect, field, FULL, signIn, test } from './test.ts';

const { email } = PEOPLE.client;

for (const [width, details] of [
  [1440, {}],
  [360, FULL],
] as const) {
  test(
    `a client’s details and the team’s notes are kept, at ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'admin', '/admin/dashboard?tab=clientes');
      await page.getByLabel('Buscar').fill(email);
      const row = page.getByRole('row', { name: new RegExp(email) });
      await row.getByRole('button', { name: /^Datos de / }).click();
      await field(page, 'company').fill('Agro Quispe S.A.C.');
      await field(page, 'document').fill('20-99999999-1');
      await field(page, 'notes').fill('Prefiere que la llamen por la tarde.');
      await page.getByRole('button', { name: 'Guardar datos' }).click();
      await expect(page.getByText('Ese RUC no existe: revisa sus dígitos.')).toBeVisible();
      await expect(field(page, 'document')).toBeFocused();
      await field(page, 'document').fill('20-99999999-0');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Datos guardados.')).toBeVisible();
      await inspectScreen(page);

      await page.reload();
      await expect(field(page, 'document')).toHaveValue('20999999990');
      await expect(field(page, 'notes')).toHaveValue('Prefiere que la llamen por la tarde.');
      await expect(row).toContainText('Agro Quispe S.A.C.');
    },
  );
}
