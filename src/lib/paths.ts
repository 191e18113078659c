/** The landing's anchors (ROUTE-8). */
export const sections = ['portfolio', 'services', 'contact', 'newsletter'] as const;
export type Section = (typeof sections)[number];

/** Every address of the application, as the router knows it: what follows the `#` (ROUTE-1). */
export const paths = {
  home: '/',
  homeAlias: '/home',
  services: '/services',
  aiTools: '/ai-tools',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Where a mail's link ends up, without its token (AUTH-16). */
  confirm: '/confirm',
  terms: '/terms',
  privacy: '/privacy',
  complaintsBook: '/complaints-book',
  /** What became of a complaint, by its code. */
  complaintStatus: '/complaints-book/status',
  app: '/app',
  dashboard: '/dashboard',
  support: '/support',
  adminDashboard: '/admin/dashboard',
} as const;
export type Path = (typeof paths)[keyof typeof paths];

/** An address as it is listed: the router takes capitals and a slash at the end for the same screen. */
export function normalPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** The route of a ticket's page. */
export const TICKET_ROUTE = '/support/:id';

export function ticketPath(id: string): string {
  return `${paths.support}/${id}`;
}

/** The id of `main`, where the skip link leads. */
export const MAIN_ID = 'contenido';

/** Where a link to a section of the landing points, for `<Link to>`; it renders as `#/#portfolio` (ROUTE-8). */
export function sectionPath(section: Section): `/#${Section}` {
  return `/#${section}`;
}

/** Where one service stands on the page of all six. */
export function servicePath(id: number): string {
  return `${paths.services}#${serviceAnchor(id)}`;
}

export function serviceAnchor(id: number): string {
  return `servicio-${id}`;
}

/** Whether a text names a section of the landing. */
export function isSection(text: string): text is Section {
  return (sections as readonly string[]).includes(text);
}

/** The example cases, in the portfolio's order; each has a page of its own. */
export const caseSlugs = [
  'chacra-directa',
  'cooperativa-anden',
  'ruta-kuelap',
  'botica-luz',
  'molino-real',
  'caleta-sur',
  'puna-fina',
  'sillar-co',
  'qantu',
  'feria-de-noche',
] as const;
export type CaseSlug = (typeof caseSlugs)[number];

/** The route of all cases; `slug` is as it was typed. */
export const CASE_ROUTE = '/portfolio/:slug';

export function casePath(slug: CaseSlug): string {
  return CASE_ROUTE.replace(':slug', slug);
}

/** The case an address names; null where it names none, which is an unknown address (ROUTE-6). */
export function caseOf(slug: string | undefined): CaseSlug | null {
  return caseSlugs.find((known) => known === slug?.toLowerCase()) ?? null;
}
