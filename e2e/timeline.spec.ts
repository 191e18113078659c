import type { Locator, Page } from '@playwright/test';
import type { Project } from '../contract/projects.ts';
import { inspectScreen } from './inspectScreen.ts';
import { everythingAbout } from './outside.ts';
import { expect, FULL, signIn, tabTo, test, THEMES } from './test.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days before the earliest start and after the latest end (TIMELINE-1). */
const PADDING = 5;
const MONTHS = 'ene feb mar abr may jun jul ago set oct nov dic'.split(' ');

const dayNumber = (timestamp: string) => Date.parse(`${timestamp.slice(0, 10)}T00:00Z`) / DAY;
const written = (timestamp: string) =>
  `${Number(timestamp.slice(8, 10))} ${MONTHS[Number(timestamp.slice(5, 7)) - 1]!}`;

/** Expected positions of a project's bars by TIMELINE-1, in percent, computed from the rows. */
function expectedBars({ phases }: Project) {
  const first = Math.min(...phases.map(({ startDate }) => dayNumber(startDate))) - PADDING;
  const last = Math.max(...phases.map(({ endDate }) => dayNumber(endDate))) + PADDING;
  const share = (days: number) => (days / (last - first)) * 100;
  return phases.map(({ name, startDate, endDate }) => ({
    name: `${name}: ${written(startDate)} – ${written(endDate)}`,
    left: share(dayNumber(startDate) - first),
    width: share(Math.max(1, dayNumber(endDate) - dayNumber(startDate))),
  }));
}

/** The position of a bar, in percent of its track. */
async function measure(bar: Locator): Promise<{ left: number; width: number }> {
  return bar.evaluate((element) => {
    const [own, track] = [element, element.parentElement!].map((it) => it.getBoundingClientRect());
    return {
      left: ((own!.left - track!.left) / track!.width) * 100,
      width: (own!.width / track!.width) * 100,
    };
  });
}

const toggleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Cronograma de ${name}`, exact: true });
const panelOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Cronograma de ${name}`, exact: true });

async function open(page: Page, { name }: Project): Promise<Locator> {
  // A client's first project is open already.
  const toggle = toggleOf(page, name);
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const panel = panelOf(page, name);
  await expect(panel.getByRole('table')).toBeAttached();
  return panel;
}

const hasPhases = ({ phases }: Project) => phases.length > 0;

for (const [person, viewport, details] of [
  ['client', { width: 1280, height: 900 }, {}],
  ['otherClient', { width: 390, height: 800 }, FULL],
  ['projectManager', { width: 800, height: 900 }, FULL],
] as const) {
  test.describe(`for ${person} at ${viewport.width} px`, details, () => {
    test.use({ viewport });

    test('bars are at the positions computed from the rows', async ({ page, request }) => {
      const { data, profile } = await everythingAbout(request, person);
      const isOwn = ({ userName, assigned_to }: Project) =>
        person === 'projectManager'
          ? assigned_to?.id === profile.id
          : userName === profile.full_name;
      const own = data.projects.filter(isOwn).filter(hasPhases);
      expect(own.length).toBeGreaterThanOrEqual(2);

      await signIn(page, person);
      for (const project of own) {
        const panel = await open(page, project);
        const bars = panel.getByRole('button');
        await expect(bars).toHaveCount(project.phases.length);
        for (const { name, left, width } of expectedBars(project)) {
          const drawn = await measure(panel.getByRole('button', { name }));
          expect(Math.abs(drawn.left - left), name).toBeLessThan(0.1);
          expect(Math.abs(drawn.width - width), name).toBeLessThan(0.1);
        }
      }
    });
  });
}

/** The client's first project with phases, opened on her dashboard. */
/** A project manager's: their timelines are closed at first. */
async function firstProject(page: Page, request: Parameters<typeof everythingAbout>[0]) {
  const { data, profile } = await everythingAbout(request, 'projectManager');
  const project = data.projects.find(
    (one) => one.assigned_to?.id === profile.id && one.phases.length > 1,
  );
  if (!project) throw new Error('The demo has no project with several phases.');
  await signIn(page, 'projectManager');
  return project;
}

test(
  'the keyboard opens a project, reads its dates and closes it',
  FULL,
  async ({ page, request }) => {
    const project = await firstProject(page, request);
    await tabTo(page, toggleOf(page, project.name));
    await page.keyboard.press('Enter');
    const panel = panelOf(page, project.name);
    const [first, second] = expectedBars(project);
    await expect(panel.getByRole('button')).toHaveCount(project.phases.length);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText(first!.name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText(second!.name);

    await toggleOf(page, project.name).focus();
    await page.keyboard.press('Space');
    await expect(panel).toHaveCount(0);
    await expect(toggleOf(page, project.name)).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'the whole row opens a project, and hovering shows its dates',
  FULL,
  async ({ page, request }) => {
    const project = await firstProject(page, request);
    const row = page.getByRole('listitem').filter({ has: toggleOf(page, project.name) });
    await row.click({ position: { x: 30, y: 30 } });
    const panel = panelOf(page, project.name);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { name } of expectedBars(project)) {
        await panel.getByRole('button', { name }).hover();
        const tip = page.getByRole('tooltip');
        await expect(tip).toHaveText(name);
        const box = await tip.boundingBox();
        const frame = await panel.boundingBox();
        expect(box!.x, `${name} at ${width}`).toBeGreaterThanOrEqual(frame!.x);
        expect(box!.x + box!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
      }
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap shows the dates, a tap elsewhere hides them', FULL, async ({ page, request }) => {
    const project = await firstProject(page, request);
    await toggleOf(page, project.name).tap();
    const panel = panelOf(page, project.name);
    for (const { name } of expectedBars(project)) {
      await panel.getByRole('button', { name }).tap();
      await expect(page.getByRole('tooltip')).toHaveText(name);
    }
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, FULL, () => {
    test.use({ colorScheme });

    test('open projects are accessible and fit a narrow screen', async ({ page }) => {
      await signIn(page, 'client');
      const toggles = page.getByRole('button', { name: /^Cronograma de/ });
      await expect(toggles).not.toHaveCount(0);
      const closed = page.getByRole('button', { name: /^Cronograma de/, expanded: false });
      for (let left = await closed.count(); left > 0; left--) await closed.first().click();
      await expect(page.getByRole('table')).not.toHaveCount(0);
      await page
        .getByRole('button', { name: /^Desarrollo: / })
        .first()
        .hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await inspectScreen(page);
    });
  });
}

test('prints the dates, without controls', FULL, async ({ page, request }) => {
  const project = await firstProject(page, request);
  const panel = await open(page, project);
  const [first] = expectedBars(project);
  const dates = panel.getByText(first!.name.split(': ')[1]!).filter({ visible: true });
  await expect(dates).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(dates).toBeVisible();
  await expect(toggleOf(page, project.name)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const ink = await dates.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(29, 21, 25)');
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'a timeline that fails to load shows an error with a retry',
    FULL,
    async ({ page, request }) => {
      const project = await firstProject(page, request);
      await expect(page.getByRole('progressbar').first()).toBeVisible();
      await page.context().setOffline(true);
      await toggleOf(page, project.name).click();
      const panel = panelOf(page, project.name);
      await expect(panel.getByRole('alert')).toContainText('No se pudo cargar el cronograma.');
      await page.context().setOffline(false);
      await panel.getByRole('button', { name: 'Reintentar' }).click();
      await expect(panel.getByRole('table')).toBeAttached();
    },
  );
});
