/** The demo accounts (MODE-5), and where `/app` redirects each. */
export const PEOPLE = {
  client: { email: 'cliente@demo.pe', home: '/dashboard' },
  otherClient: { email: 'otro@demo.pe', home: '/dashboard' },
  projectManager: { email: 'gestora@demo.pe', home: '/dashboard' },
  ticketManager: { email: 'soporte@demo.pe', home: '/dashboard' },
  copywriter: { email: 'redactor@demo.pe', home: '/dashboard' },
  admin: { email: 'admin@demo.pe', home: '/admin/dashboard' },
} as const;

export type Person = keyof typeof PEOPLE;
export const EVERYBODY = Object.keys(PEOPLE) as Person[];

export const PASSWORD = 'demo-agencia-2026';
