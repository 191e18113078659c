import { IDS } from './cast.ts';
import { nobody, type Attempt } from './conversationAttempts.ts';

/** Attempts on what a project is, and on the templates of services. */
export const OBJECT_ATTEMPTS: Attempt[] = [
  {
    what: 'move a project to another client',
    sql: `update app.projects set client_id = '${IDS.otherClient}' where id = '${IDS.shop}'`,
    otherwise: 0,
    allowed: { manager: 'denied', admin: 1 },
  },
  {
    what: 'rename or archive a project',
    sql: `update app.projects set name = 'x', service_id = 2, archived_at = now() where id = '${IDS.shop}'`,
    otherwise: 0,
    allowed: { manager: 'denied', admin: 1 },
  },
  {
    what: 'change what a project covers',
    sql: `update app.projects set scope = 'Todo' where id = '${IDS.shop}'`,
    otherwise: 0,
    allowed: { manager: 'denied', admin: 1 },
  },
  {
    what: 'change a template',
    sql: `update app.service_templates set phases = '[]' where service_id = 1`,
    otherwise: 0,
    allowed: { admin: 1 },
  },
  {
    what: 'give a template to another service',
    sql: `update app.service_templates set service_id = service_id`,
    ...nobody,
  },
  { what: 'delete a template', sql: `delete from app.service_templates`, ...nobody },
];
