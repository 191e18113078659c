/** Every public address (ROUTE-1), and one of the portfolio's cases. */
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
/** Public, but a signed-in person has no business there (ROUTE-7). */
export const ENTRANCES = ['/login', '/register'];
/** Open to everybody: whoever is signed in may have forgotten the password. */
export const FORGOT_PASSWORD = '/forgot-password';
/** Where a mail's link ends up (AUTH-16); without a link a signed-in person goes on. */
export const MAIL_LINK = '/confirm';
/** For whoever is signed in; others hear there that they need a link. */
export const NEW_PASSWORD = '/reset-password';
export const PROTECTED_ROUTES = ['/dashboard', '/support'];
export const ADMIN_ROUTES = ['/admin/dashboard'];
export const REDIRECTOR = '/app';
