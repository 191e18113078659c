import path from 'node:path';
import { CASE_ROUTE, paths, PROJECT_ROUTE, TICKET_ROUTE } from '../src/lib/paths.ts';
import { BuiltSite, routes, type Route } from './routeLoads.ts';

/**
 * How much script each route may load before it is usable, in kilobytes (1000 bytes) of brotli.
 * A new route without a figure does not compile.
 */
const SCRIPT_MAXIMA: Record<Route, number> = {
  [paths.home]: 140,
  [paths.services]: 142,
  [paths.aiTools]: 144.2,
  [CASE_ROUTE]: 145.5,
  [paths.login]: 143,
  [paths.register]: 143.5,
  [paths.forgotPassword]: 143,
  [paths.resetPassword]: 149,
  [paths.confirm]: 143.5,
  [paths.terms]: 144,
  [paths.privacy]: 146,
  [paths.complaintsBook]: 148,
  [paths.complaintStatus]: 146,
  [paths.dashboard]: 190,
  [paths.support]: 207.5,
  [TICKET_ROUTE]: 193,
  [paths.account]: 179,
  [PROJECT_ROUTE]: 195,
  [paths.adminDashboard]: 207.4,
};
const FIRST_SCRIPTS_MAX = 140;

/**
 * With 1 kB of headers this fits the first ten packets of a connection (RFC 6928): one round
 * trip.
 */
const PAGE_MAX = 13.6;
const LANDING_MAX = 165;

const PAGE = 'index.html';

/** What the landing loads besides the page and its scripts; pictures below the fold load lazily. */
const TYPEFACE = 'fonts/funnel-display-es.woff2';
const ICON = 'favicon.svg';

const site = new BuiltSite(path.join(import.meta.dirname, '..', 'dist'));

judge('any address, first scripts', site.firstScripts, FIRST_SCRIPTS_MAX);
for (const route of routes) judge(route, site.scriptsOf(route), SCRIPT_MAXIMA[route]);
judge('the landing as a page, with its styles', [PAGE], PAGE_MAX);
judge(
  'the whole landing, with typeface and pictures',
  [PAGE, ...site.scriptsOf(paths.home), TYPEFACE, ICON, ...picturesOf(site.read(PAGE))],
  LANDING_MAX,
);

function judge(what: string, files: string[], max: number): void {
  const kilobytes = site.weigh(files) / 1000;
  if (kilobytes > max) process.exitCode = 1;
  const verdict = kilobytes > max ? 'over the budget of' : 'of';
  console.log(`${kilobytes.toFixed(1)} kB ${verdict} ${max} kB  ${what}`);
}

/** Only external files; at a wide viewport all of them are visible at once. */
function picturesOf(html: string): string[] {
  return Array.from(html.matchAll(/<img src="\/([^"]+)"/g), ([, file]) => file ?? '');
}
