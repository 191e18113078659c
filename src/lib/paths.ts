/** The landing's anchors (ROUTE-8). */
export const sections = ['portfolio', 'services', 'contact', 'newsletter'] as const;
export type Section = (typeof sections)[number];

/** Every path of the application, as it follows the `#` (ROUTE-1). */
export const paths = {
  home: '/',
  homeAlias: '/home',
  services: '/services',
  aiTools: '/ai-tools',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Where links from mails lead, once their token is removed from the address (AUTH-16). */
  confirm: '/confirm',
  terms: '/terms',
  privacy: '/privacy',
  complaintsBook: '/complaints-book',
  /** The status of a complaint, looked up by its code. */
  complaintStatus: '/complaints-book/status',
  app: '/app',
  dashboard: '/dashboard',
  support: '/support',
  account: '/account',
  adminDashboard: '/admin/dashboard',
} as const;
export type Path = (typeof paths)[keyof typeof paths];

/** Normalizes a path for comparison: the router ignores case and trailing slashes. */
export function normalPath(pathname: string): string {
  return `/${pathname.toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/** The route of a ticket's page. */
export const TICKET_ROUTE = '/support/:id';

export function ticketPath(id: string): string {
  return `${paths.support}/${id}`;
}

/** The parameter of `/support` that names the project of a new ticket (TICKET-27). */
export const TICKET_PROJECT = 'proyecto';

/** The form for a new ticket about a project. */
export function newTicketPath(projectId: string): string {
  return `${paths.support}?${new URLSearchParams({ [TICKET_PROJECT]: projectId })}`;
}

/** The route of a project's page. */
export const PROJECT_ROUTE = '/projects/:id';

export function projectPath(id: string): string {
  return PROJECT_ROUTE.replace(':id', id);
}

/** The id of `main`, the target of the skip link. */
export const MAIN_ID = 'contenido';

/** The id of the header's menu. */
export const MENU_ID = 'site-menu';

/** Whether a screen is for work: such screens have the rail of places beside them. */
export function isWorkplace(pathname: string): boolean {
  return /^\/(dashboard|support|account|ai-tools|admin|projects)\b/.test(normalPath(pathname));
}

/** The `<Link to>` of a section of the landing; it renders as `#/#portfolio` (ROUTE-8). */
export function sectionPath(section: Section): `/#${Section}` {
  return `/#${section}`;
}

/** The path of one service on the services page. */
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

/** The example case studies in the portfolio's order; each has its own page. */
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

/** The route of all case studies; `slug` is not normalized. */
export const CASE_ROUTE = '/portfolio/:slug';

export function casePath(slug: CaseSlug): string {
  return CASE_ROUTE.replace(':slug', slug);
}

/** The case study of a slug; null for an unknown one, which counts as an unknown address (ROUTE-6). */
export function caseOf(slug: string | undefined): CaseSlug | null {
  return caseSlugs.find((known) => known === slug?.toLowerCase()) ?? null;
}

/** Spelled out so that the inline script does not include the list of all paths. */
const HOME = ['', '/', '/home'] satisfies (Path | '')[];

/**
 * Whether an address shows the prerendered landing: `/` or `/home`, with or without a section. Unknown addresses show
 * the landing too (ROUTE-6), but rendered in the browser.
 *
 * @param hash `location.hash`; old links (ROUTE-9), and the skip link before hydration, hold a section alone
 */
export function isLandingHash(hash: string): boolean {
  const text = hash.slice(1);
  const [pathname = ''] = text.split(/[?#]/);
  return (HOME as string[]).includes(pathname) || isSection(text) || text === MAIN_ID;
}

/** The section of the landing that an address names. */
export function sectionOfHash(hash: string): string | undefined {
  return hash.split('#').findLast(isSection);
}
