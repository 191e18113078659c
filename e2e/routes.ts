/** Every public route (ROUTE-1), with one case of the portfolio. */
export const PUBLIC_ROUTES = [
  '/',
  '/home',
  '/services',
  '/ai-tools',
  '/terms',
  '/privacy',
  '/complaints-book',
  '/complaints-book/status',
  '/portfolio/qantu',
];
/** Public, but signed-in people are redirected (ROUTE-7). */
export const ENTRANCES = ['/login', '/register'];
/** Open to everybody: a signed-in person may have forgotten the password too. */
export const FORGOT_PASSWORD = '/forgot-password';
/** The target of mail links (AUTH-16); without a link, a signed-in person is redirected. */
export const MAIL_LINK = '/confirm';
/** The page of a ticket that does not exist; it shows a message. */
const MISSING_TICKET = '/support/00000000-0000-4000-8000-000000000000';
/** For signed-in people; others see that they need a link. */
export const NEW_PASSWORD = '/reset-password';
export const PROTECTED_ROUTES = ['/dashboard', '/support', MISSING_TICKET];
export const ADMIN_ROUTES = ['/admin/dashboard'];
export const REDIRECTOR = '/app';
