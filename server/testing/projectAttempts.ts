import { IDS } from './cast.ts';
import { nobody, PERSONS, type Attempt } from './conversationAttempts.ts';

/** Attempts on projects, phases, news and deliveries. */
export const PROJECT_ATTEMPTS: Attempt[] = [
  // Projects are created by admins; their managers run them.
  {
    what: 'create a project for themselves',
    sql: `insert into app.projects (name, client_id, service_id) values ('Gratis', auth.uid(), 1)`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'create a finished project',
    sql: `insert into app.projects (name, client_id, service_id, progress) values ('x', auth.uid(), 1, 100)`,
    ...nobody,
  },
  {
    what: 'change a project’s status, progress and assignment',
    sql: `update app.projects set status = 'Completado', progress = 100, assigned_to = '${IDS.manager}', updated_at = now() where id = '${IDS.shop}'`,
    otherwise: 0,
    allowed: { manager: 1, admin: 1 },
  },
  {
    what: 'assign themselves an unassigned project',
    sql: `update app.projects set assigned_to = auth.uid() where assigned_to is null`,
    otherwise: 0,
    allowed: { admin: 2 },
  },
  {
    what: 'assign a project to other staff',
    sql: `update app.projects set assigned_to = '${IDS.support}' where id = '${IDS.shop}'`,
    otherwise: 0,
    allowed: { manager: 'denied', admin: 'unfit' },
  },
  {
    what: 'assign a client as project manager',
    sql: `update app.projects set assigned_to = client_id where id = '${IDS.shop}'`,
    otherwise: 0,
    allowed: { manager: 'denied', admin: 'unfit' },
  },
  {
    what: 'take projects from who runs them',
    sql: `update app.projects set assigned_to = null where assigned_to is not null`,
    otherwise: 0,
    allowed: { manager: 'denied', admin: 1 },
  },
  { what: 'delete a project', sql: `delete from app.projects where id = '${IDS.shop}'`, ...nobody },

  // Whoever runs a project writes its phases.
  {
    what: 'add a phase',
    sql: `insert into app.phases (project_id, name, start_date, end_date, position) values ('${IDS.shop}', 'Pruebas', now(), now(), 1)`,
    ...nobody,
    allowed: { manager: 1, admin: 1 },
  },
  {
    what: 'add a phase to another’s project',
    sql: `insert into app.phases (project_id, name, start_date, end_date, position) values ('${IDS.otherShop}', 'Pruebas', now(), now(), 1)`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'move a phase',
    sql: `update app.phases set end_date = now()`,
    otherwise: 0,
    allowed: { manager: 1, admin: 2 },
  },
  {
    what: 'move a phase to another project',
    sql: `update app.phases set project_id = '${IDS.brand}'`,
    ...nobody,
  },
  {
    what: 'delete all phases',
    sql: `delete from app.phases`,
    otherwise: 0,
    allowed: { manager: 1, admin: 2 },
  },

  // Whoever runs a project posts news and delivers; its client answers, once.
  {
    what: 'post news',
    sql: `insert into app.project_updates (project_id, body) values ('${IDS.shop}', 'Avanza')`,
    ...nobody,
    allowed: { manager: 1, admin: 1 },
  },
  {
    what: 'post news in another’s name',
    sql: `insert into app.project_updates (project_id, body, author_id) values ('${IDS.shop}', 'Avanza', ${PERSONS})`,
    ...nobody,
  },
  { what: 'reword news', sql: `update app.project_updates set body = 'No'`, ...nobody },
  { what: 'delete news', sql: `delete from app.project_updates`, ...nobody },
  {
    what: 'deliver a phase',
    sql: `insert into app.deliveries (phase_id, project_id, body) values ('${IDS.shopPhase}', '${IDS.shop}', 'Lista')`,
    ...nobody,
    allowed: { manager: 1, admin: 1 },
  },
  {
    what: 'deliver a phase of another’s project',
    sql: `insert into app.deliveries (phase_id, project_id, body) values ('${IDS.otherShopPhase}', '${IDS.otherShop}', 'Lista')`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'deliver an approved phase',
    sql: `insert into app.deliveries (phase_id, project_id, body, answer) values ('${IDS.shopPhase}', '${IDS.shop}', 'Lista', 'aprobada')`,
    ...nobody,
  },
  {
    what: 'approve the delivery',
    sql: `update app.deliveries set answer = 'aprobada' where id = '${IDS.shopDelivery}'`,
    otherwise: 0,
    allowed: { client: 1 },
  },
  {
    what: 'approve in another’s name',
    sql: `update app.deliveries set answer = 'aprobada', answered_by = ${PERSONS}`,
    ...nobody,
  },
  { what: 'reword a delivery', sql: `update app.deliveries set body = 'No'`, ...nobody },
  { what: 'delete deliveries', sql: `delete from app.deliveries`, ...nobody },
  {
    what: 'add a file to a delivery',
    sql: `insert into app.files (delivery_id, position, name, type, size) values ('${IDS.shopDelivery}', 1, 'c.txt', 'text/plain', 4)`,
    ...nobody,
    allowed: { manager: 1 },
  },
  {
    what: 'add a file to news',
    sql: `insert into app.files (update_id, position, name, type, size) values ('${IDS.shopUpdate}', 1, 'c.txt', 'text/plain', 4)`,
    ...nobody,
    allowed: { manager: 1 },
  },
];
