import type { Database } from '../../server/db/port.ts';

/** The size of a company. */
export interface Size {
  tickets: number;
  projects: number;
}

/** The ids of the people whose calls are measured. */
export interface Callers {
  client: string;
  admin: string;
}

const FIRST = [
  'Rosa',
  'José',
  'María',
  'Luis',
  'Ángela',
  'Julio',
  'Ñusta',
  'Pedro',
  'Inés',
  'Raúl',
];
const LAST = [
  'Quispe',
  'Huamán',
  'Núñez',
  'Rojas',
  'Ñaupari',
  'Salas',
  'Torres',
  'Ríos',
  'Vega',
  'Paz',
];
const THINGS = [
  ...[
    'formulario',
    'pago',
    'correo',
    'catálogo',
    'carrito',
    'menú',
    'mapa',
    'botón',
    'enlace',
    'precio',
  ],
  ...['pedido', 'anuncio', 'banner', 'dominio', 'certificado', 'inventario', 'boleta', 'reporte'],
  ...[
    'usuario',
    'teléfono',
    'horario',
    'idioma',
    'video',
    'logotipo',
    'texto',
    'buscador',
    'filtro',
  ],
];
const TROUBLES = [
  ...[
    'no carga',
    'se duplica',
    'llega tarde',
    'muestra otro precio',
    'no se guarda',
    'se ve cortado',
  ],
  ...[
    'pide la clave de nuevo',
    'no abre en el celular',
    'responde con un error',
    'cambió de color',
  ],
];
const PLACES = [
  'en Lima',
  'en Cusco',
  'desde ayer',
  'con Yape',
  'en la portada',
  'al imprimir',
  'los lunes',
];

/**
 * Seeds a company of the given size with ten project managers, a client per 50 tickets (at least ten), four phases per
 * project, which are delivered but for a few, and an idea per ten tickets. Texts are combined pseudo-randomly from a few words, the same in each run.
 */
export async function seedGrownCompany(
  db: Database,
  { tickets, projects }: Size,
): Promise<Callers> {
  const clients = Math.max(10, Math.ceil(tickets / 50));
  const person = (n: string) => id(`1 + ${draw(n, 11)} % ${clients}`);
  await db.script(`
    insert into auth.users (id, email, raw_user_meta_data)
    select ${id('n')}, 'persona' || n || '@demo.pe', json_build_object('full_name', ${nameOf('n')})
      from generate_series(1, ${clients + 11}) n;
    insert into auth.sessions (id, user_id, refresh_key) select u.id, u.id, 'none' from auth.users u;
    update app.profiles set role_id = 2
     where id in (select ${id('n')} from generate_series(${clients + 1}, ${clients + 10}) n);
    update app.profiles set role_id = 4 where id = ${id(`${clients + 11}`)};
    insert into app.projects (name, client_id, service_id, status, progress, assigned_to, created_at)
    select initcap(${pick(THINGS, 'n', 1)}) || ' ' || n, ${person('n')}, 1 + n % 6,
           (array['Planificación', 'En Progreso', 'Revisión', 'Completado'])[1 + ${draw('n', 2)} % 4],
           ${draw('n', 3)} % 101, ${id(`${clients + 1} + ${draw('n', 4)} % 10`)}, now() - n * interval '1 hour'
      from generate_series(1, ${projects}) n;
    insert into app.phases (project_id, name, start_date, end_date, position)
    select p.id, (array['Análisis', 'Desarrollo', 'Pruebas', 'Revisión'])[h + 1],
           p.created_at + h * interval '14 days', p.created_at + (h + 1) * interval '14 days', h
      from app.projects p cross join generate_series(0, 3) h;
    -- Without triggers, whose notifications of so many rows at once would take minutes.
    set session_replication_role = replica;
    insert into app.deliveries (
      phase_id, project_id, author_id, author_name, body, created_at,
      answer, answered_by, answered_by_name, answered_at
    )
    select h.id, h.project_id, p.assigned_to, 'Responsable', 'Ya se puede revisar.', h.end_date,
           a.answer, case when a.answer is not null then p.client_id end,
           case when a.answer is not null then 'Cliente' end, case when a.answer is not null then h.end_date end
      from app.phases h
      join app.projects p on p.id = h.project_id
     cross join lateral (
       select case when hashtext(h.id::text) % 50 <> 1 then 'aprobada' end as answer
     ) a
     where h.end_date < now() and hashtext(h.id::text) % 50 <> 0;
    update app.phases set delivered = true where id in (select phase_id from app.deliveries);
    reset session_replication_role;
    insert into app.tickets (user_id, subject, description, status, created_at)
    select ${person('n')},
           'El ' || ${pick(THINGS, 'n', 1)} || ' ' || ${pick(TROUBLES, 'n', 2)} || ' ' || ${pick(PLACES, 'n', 3)},
           'Hola: el ' || ${pick(THINGS, 'n', 1)} || ' ' || ${pick(TROUBLES, 'n', 2)} || '. También el '
             || ${pick(THINGS, 'n', 5)} || ' ' || ${pick(TROUBLES, 'n', 6)} || ' ' || ${pick(PLACES, 'n', 7)}
             || '. Nuestra referencia es ' || ${draw('n', 8)} || '. Gracias por la ayuda.',
           (array['Abierto', 'En Progreso', 'Cerrado', 'Cerrado', 'Cerrado'])[1 + ${draw('n', 4)} % 5],
           now() - n * interval '10 minutes'
      from generate_series(1, ${tickets}) n;
    insert into app.ideas (user_id, name, prompt, description, features, created_at)
    select ${person('n')}, initcap(${pick(THINGS, 'n', 1)}) || ' ' || n,
           'Vendo pan y mi ' || ${pick(THINGS, 'n', 2)} || ' ' || ${pick(TROUBLES, 'n', 3)},
           'Una tienda', '{uno,dos,tres}', now() - n * interval '1 hour'
      from generate_series(1, ${Math.ceil(tickets / 10)}) n;
  `);
  // Separate, because vacuum cannot run in a transaction.
  await db.query('vacuum analyze');
  const [row] = await db.query<Callers>(
    `select ${id('1')} as client, ${id(`${clients + 11}`)} as admin`,
  );
  if (!row) throw new Error('no people were seeded');
  return row;
}

/** SQL for a pseudo-random number, always the same for the same \`n\` and \`which\`. */
function draw(n: string, which: number): string {
  return `(hashint4((${n})::integer * 31 + ${which}) & 2147483647)`;
}

function pick(words: readonly string[], n: string, which: number): string {
  return `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${draw(n, which)} % ${words.length}]`;
}

function nameOf(n: string): string {
  return `${pick(FIRST, n, 1)} || ' ' || ${pick(LAST, n, 2)} || ' ' || ${pick(LAST, n, 3)}`;
}

/** SQL for the id of a person by number. */
function id(n: string): string {
  return `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
}
