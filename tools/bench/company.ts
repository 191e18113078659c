import type { Database } from '../../server/db/port.ts';

/** The ids of the people whose calls are measured. */
export interface Callers {
  client: string;
  admin: string;
}

/**
 * Seeds a company: ten project managers and 200 clients, each with projects of four phases, tickets
 * and two ideas.
 *
 * @param projects per client
 * @param tickets per client
 */
export async function seedBigCompany(db: Database, projects = 3, tickets = 50): Promise<Callers> {
  await db.script(`
    insert into auth.users (id, email, raw_user_meta_data)
    select ${id('n')}, 'persona' || n || '@demo.pe', json_build_object('full_name', 'Persona ' || n)
      from generate_series(1, 211) n;
    insert into auth.sessions (id, user_id, refresh_key)
    select u.id, u.id, 'none' from auth.users u;
    update app.profiles set role_id = 2 where id in (select ${id('n')} from generate_series(201, 210) n);
    update app.profiles set role_id = 4 where id = ${id('211')};

    insert into app.projects (name, client_id, service_id, status, progress, assigned_to, created_at)
    select 'Proyecto ' || p || ' de ' || n, ${id('n')}, 1 + (n + p) % 6, 'En Progreso', (n * p) % 101,
           ${id('201 + (n + p) % 10')}, now() - (n + p) * interval '1 hour'
      from generate_series(1, 200) n cross join generate_series(1, ${projects}) p;
    insert into app.phases (project_id, name, start_date, end_date, position)
    select p.id, (array['Análisis', 'Desarrollo', 'Pruebas', 'Revisión'])[h],
           '2026-01-05 12:00Z'::timestamptz + h * interval '14 days',
           '2026-01-16 12:00Z'::timestamptz + h * interval '14 days', h
      from app.projects p cross join generate_series(1, 4) h
     where p.name like 'Proyecto % de %';
    insert into app.tickets (user_id, subject, description, created_at)
    select ${id('n')}, 'El formulario ' || t || ' no envía', repeat('Desde ayer no llega nada. ', 6),
           now() - (n + t) * interval '1 hour'
      from generate_series(1, 200) n cross join generate_series(1, ${tickets}) t;
    insert into app.ideas (user_id, name, prompt, description, features)
    select ${id('n')}, 'Idea ' || i, 'Vendo pan', 'Una tienda', '{uno,dos,tres}'
      from generate_series(1, 200) n cross join generate_series(1, 2) i;
    analyze;
  `);
  const [row] = await db.query<Callers>(`select ${id('100')} as client, ${id('211')} as admin`);
  if (!row) throw new Error('no people were seeded');
  return row;
}

/** SQL for the id of a person by number. */
function id(n: string): string {
  return `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
}
