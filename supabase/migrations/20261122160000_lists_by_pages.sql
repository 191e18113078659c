-- The panel's lists by pages (docs/adr/0030): columns to order and search by, their indexes, and one
-- function that reads a page of any list.

-- Trigrams find what a text holds. A hosted project has a schema for extensions, and may have this one.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Equal to src/lib/foldText.ts for Spanish. Marks go before capitals: lower() in a database of locale C
-- knows only ASCII.
create function app.fold(given text) returns text
language sql immutable strict parallel safe
return case
  when octet_length(given) = char_length(given) then lower(given)
  else lower(regexp_replace(normalize(given, nfd), '[\u0300-\u036f]', '', 'g'))
end;
comment on function app.fold(text) is 'A text as people search for it: without capitals and accents.';

-- '~' comes after every letter.
create function app.sort_key(given text) returns text
language sql immutable strict parallel safe
return left(app.fold(replace(replace(normalize(given, nfc), 'ñ', 'n~'), 'Ñ', 'n~')), 100);
comment on function app.sort_key(text) is 'What names are ordered by, collated "C": folded, ñ after n.';

create function app.status_rank(status text) returns integer
language sql immutable strict parallel safe
return array_position(
  array['Planificación', 'Abierto', 'En Progreso', 'Revisión', 'Completado', 'Cerrado'], status
);
comment on function app.status_rank(text) is 'A status''s place in the order of the work.';

create function app.service_title(service_id integer) returns text
language sql immutable strict parallel safe
return (array[
  'Diseño web y tiendas online', 'Desarrollo full-stack', 'Marketing digital',
  'Diseño gráfico y branding', 'Campañas de lanzamiento', 'Agentes de IA y consultoría en IA'
])[service_id];
comment on function app.service_title(integer) is 'As contract/serviceTitles.ts has it; projects are found by it.';

create function app.newest_first(moment timestamptz) returns bigint
language sql immutable strict parallel safe
return -(extract(epoch from moment at time zone 'UTC') * 1000000)::bigint;
comment on function app.newest_first(timestamptz) is 'Ascending, the newest comes first: so all columns of an index go one way.';

alter table app.roles add column label text;
comment on column app.roles.label is 'As src/content/roles.ts has it; staff is found by it. Null: the name.';
update app.roles set label = case name
  when 'client' then 'Cliente'
  when 'project_manager' then 'Gestión de proyectos'
  when 'ticket_manager' then 'Atención de tickets'
  when 'admin' then 'Administración'
  when 'copywriter' then 'Redacción'
  when 'designer' then 'Diseño'
end;

-- Names of people, copied beside what they belong to, so that one index orders and one text is searched.
alter table app.tickets add column user_name text not null default '';
alter table app.ideas add column user_name text not null default '';
alter table app.projects
  add column client_name text not null default '',
  add column manager_name text not null default '';
comment on column app.tickets.user_name is 'Copy of the author''s full_name (app.copy_author_name).';
comment on column app.ideas.user_name is 'Copy of the author''s full_name (app.copy_author_name).';
comment on column app.projects.client_name is 'Copy of the client''s full_name (app.copy_project_names).';
comment on column app.projects.manager_name is 'Copy of the full_name of who is in charge; empty when nobody is.';

update app.tickets t set user_name = p.full_name from app.profiles p where p.id = t.user_id;
update app.ideas i set user_name = p.full_name from app.profiles p where p.id = i.user_id;
update app.projects t set client_name = p.full_name from app.profiles p where p.id = t.client_id;
update app.projects t set manager_name = p.full_name from app.profiles p where p.id = t.assigned_to;

-- Definer: the lock, which makes a change of name that runs at the same time wait, asks for rights that
-- people do not have.
create function app.copy_author_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select coalesce(max(s.full_name), '') into new.user_name
    from (select p.full_name from app.profiles p where p.id = new.user_id for share) s;
  return new;
end
$$;
comment on function app.copy_author_name() is 'Copies the author''s name into a new row.';

create function app.copy_project_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select coalesce(max(s.full_name) filter (where s.id = new.client_id), ''),
         coalesce(max(s.full_name) filter (where s.id = new.assigned_to), '')
    into new.client_name, new.manager_name
    from (
      select p.id, p.full_name
        from app.profiles p
       where p.id in (new.client_id, new.assigned_to)
         for share
    ) s;
  return new;
end
$$;
comment on function app.copy_project_names() is 'Copies the names of client and manager into a project.';

create function app.copy_changed_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.tickets set user_name = new.full_name where user_id = new.id;
  update app.ideas set user_name = new.full_name where user_id = new.id;
  update app.projects set client_name = new.full_name where client_id = new.id;
  update app.projects set manager_name = new.full_name where assigned_to = new.id;
  return null;
end
$$;
comment on function app.copy_changed_name() is 'Copies a changed name to wherever it stands.';

create trigger tickets_copy_author_name before insert or update of user_id on app.tickets
for each row execute function app.copy_author_name();
create trigger ideas_copy_author_name before insert or update of user_id on app.ideas
for each row execute function app.copy_author_name();
create trigger projects_copy_names before insert or update of client_id, assigned_to on app.projects
for each row execute function app.copy_project_names();
create trigger profiles_copy_changed_name after update of full_name on app.profiles
for each row when (old.full_name is distinct from new.full_name)
execute function app.copy_changed_name();

-- A complaint's place in the order depends on whether it is answered. Nothing of the complaint changes by
-- that, so its keeper lets it through, where it is true.
alter table app.complaints add column answered boolean not null default false;
comment on column app.complaints.answered is 'Whether complaint_answers has an answer (app.mark_answered).';

create or replace function app.keep_complaint() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Generated ones are made after this, from the others.
  derived constant text[] := array[
    'answered', 'code', 'code_key', 'name_key', 'due_key', 'newest', 'search_text'
  ];
begin
  if old.filed_at + interval '2 years' <= now() then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'complaint % is kept for two years', old.code using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - derived <> to_jsonb(old) - derived
    or (new.answered <> old.answered and new.answered <> exists (
      select from app.complaint_answers a where a.complaint_id = new.id
    ))
  then
    raise exception 'complaint % stays as it was filed', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

update app.complaints c set answered = true
 where exists (select from app.complaint_answers a where a.complaint_id = c.id);

-- Definer: nobody may change a complaint.
create function app.mark_answered() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.complaints set answered = true where id = new.complaint_id and not answered;
  return null;
end
$$;
comment on function app.mark_answered() is 'Notes at a complaint that it has an answer.';
create trigger complaint_answers_mark_answered after insert on app.complaint_answers
for each row execute function app.mark_answered();

revoke execute on function app.copy_author_name(), app.copy_project_names(),
  app.copy_changed_name(), app.mark_answered()
from public, anon, authenticated;

-- What is ordered and searched by.
alter table app.projects
  add column newest bigint not null generated always as (app.newest_first(created_at)) stored,
  add column client_key text collate "C" not null generated always as (app.sort_key(client_name)) stored,
  add column name_key text collate "C" not null generated always as (app.sort_key(name)) stored,
  add column manager_key text collate "C" not null generated always as (app.sort_key(manager_name)) stored,
  add column status_rank integer not null generated always as (app.status_rank(status)) stored,
  add column search_text text not null generated always as (
    app.fold(
      client_name || e'\n' || name || e'\n' || manager_name || e'\n'
      || app.service_title(service_id) || e'\n' || status
    )
  ) stored;
alter table app.tickets
  add column newest bigint not null generated always as (app.newest_first(created_at)) stored,
  add column user_key text collate "C" not null generated always as (app.sort_key(user_name)) stored,
  add column subject_key text collate "C" not null generated always as (app.sort_key(subject)) stored,
  add column status_rank integer not null generated always as (app.status_rank(status)) stored,
  add column search_text text not null generated always as (
    app.fold(user_name || e'\n' || subject || e'\n' || description || e'\n' || status)
  ) stored;
alter table app.ideas
  add column newest bigint not null generated always as (app.newest_first(created_at)) stored,
  add column user_key text collate "C" not null generated always as (app.sort_key(user_name)) stored,
  add column name_key text collate "C" not null generated always as (app.sort_key(name)) stored,
  add column prompt_key text collate "C" not null generated always as (app.sort_key(prompt)) stored,
  add column search_text text not null generated always as (
    app.fold(user_name || e'\n' || name || e'\n' || prompt)
  ) stored;
alter table app.complaints
  add column newest bigint not null generated always as (app.newest_first(filed_at)) stored,
  add column code_key bigint not null generated always as (year * 10000000000 + number) stored,
  add column name_key text collate "C" not null generated always as (app.sort_key(full_name)) stored,
  add column due_key integer not null generated always as (
    case when answered then 1000000 - (due_date - date '2000-01-01') else due_date - date '2000-01-01' end
  ) stored,
  add column search_text text not null generated always as (
    app.fold(
      lpad(number::text, greatest(6, length(number::text)), '0') || '-' || year::text || e'\n'
      || full_name || e'\n' || document_id || e'\n' || email || e'\n'
      || details || e'\n' || coalesce(request, '')
    )
  ) stored;
comment on column app.complaints.due_key is 'Open ones by the day they are due, then the answered, the latest first.';

create index projects_newest_idx on app.projects (newest, id);
create index projects_client_key_idx on app.projects (client_key, newest, id);
create index projects_name_key_idx on app.projects (name_key, newest, id);
create index projects_manager_key_idx on app.projects (manager_key, newest, id);
create index projects_status_rank_idx on app.projects (status_rank, newest, id);
create index projects_progress_idx on app.projects (progress, newest, id);
drop index app.projects_assigned_to_idx;
create index projects_assigned_to_idx on app.projects (assigned_to, newest, id);
create index tickets_newest_idx on app.tickets (newest, id);
create index tickets_user_key_idx on app.tickets (user_key, newest, id);
create index tickets_subject_key_idx on app.tickets (subject_key, newest, id);
-- The policy asks for user_id: counted without a look at the rows.
create index tickets_status_rank_idx on app.tickets (status_rank, newest, id) include (user_id);
drop index app.tickets_user_id_idx;
create index tickets_user_id_idx on app.tickets (user_id, newest, id);
create index ideas_newest_idx on app.ideas (newest, id);
create index ideas_user_key_idx on app.ideas (user_key, newest, id);
create index ideas_name_key_idx on app.ideas (name_key, newest, id);
create index ideas_prompt_key_idx on app.ideas (prompt_key, newest, id);
create index complaints_newest_idx on app.complaints (newest, id);
create index complaints_due_key_idx on app.complaints (due_key, newest, id);
create index complaints_code_key_idx on app.complaints (code_key, newest, id);
create index complaints_name_key_idx on app.complaints (name_key, newest, id);
create index complaints_type_idx on app.complaints (type, newest, id);
-- Few among many people.
create index profiles_staff_idx on app.profiles (id) where role_id <> 1;

-- Wherever the extension is: a hosted project may have had it before.
do $$
declare
  place constant text := (
    select n.nspname
      from pg_catalog.pg_extension e
      join pg_catalog.pg_namespace n on n.oid = e.extnamespace
     where e.extname = 'pg_trgm'
  );
  name text;
begin
  foreach name in array array['projects', 'tickets', 'ideas', 'complaints'] loop
    execute format(
      'create index %I on app.%I using gin (search_text %I.gin_trgm_ops) with (fastupdate = off)',
      name || '_search_text_idx', name, place
    );
  end loop;
end
$$;

create view app.staff with (security_invoker = true) as
select
  p.id,
  app.sort_key(p.full_name) collate "C" as name_key,
  app.sort_key(coalesce(r.label, r.name)) collate "C" as role_key,
  app.fold(p.full_name || e'\n' || coalesce(r.label, r.name)) as search_text
  from app.profiles p
  join app.roles r on r.id = p.role_id
 where p.role_id <> 1;
comment on view app.staff is 'Who works here, with what they are ordered and searched by: too few for indexes of their own.';

-- Names come from their copies: no join, and no policy of profiles to ask for each row.
create or replace view app.project_cards with (security_invoker = true) as
select
  p.id,
  p.client_id,
  p.assigned_to,
  p.service_id,
  p.created_at,
  json_build_object(
    'id', p.id,
    'name', p.name,
    'status', p.status,
    'progress', p.progress,
    'serviceId', p.service_id,
    'userName', p.client_name,
    'assigned_to',
    case
      when p.assigned_to is not null
        then json_build_object('id', p.assigned_to, 'full_name', p.manager_name)
    end,
    'phases', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', h.id,
            'name', h.name,
            'startDate', to_char(h.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'endDate', to_char(h.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by h.position
        ),
        '[]'
      )
        from app.phases h
       where h.project_id = p.id
    )
  ) as card
  from app.projects p;

create or replace view app.ticket_cards with (security_invoker = true) as
select
  t.id,
  t.user_id,
  t.created_at,
  json_build_object(
    'id', t.id,
    'userName', t.user_name,
    'subject', t.subject,
    'description', t.description,
    'status', t.status,
    'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.tickets t;

create view app.idea_cards with (security_invoker = true) as
select
  i.id,
  json_build_object(
    'id', i.id,
    'user_name', i.user_name,
    'name', i.name,
    'prompt', i.prompt,
    'created_at', to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.ideas i;
comment on view app.idea_cards is 'Ideas as contract/ideas.ts has them, in card.';
-- What files hold beyond the cards.
create view app.project_files with (security_invoker = true) as
select
  c.id,
  json_build_object(
    'card', c.card,
    'email', app.email_of(c.client_id),
    'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.project_cards c;
comment on view app.project_files is 'Projects as a file has them: the client''s address, and when each began.';

create view app.idea_files with (security_invoker = true) as
select
  i.id,
  json_build_object(
    'card', c.card,
    'description', i.description,
    'features', i.features,
    'requestedAt', to_char(i.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.ideas i
  join app.idea_cards c on c.id = i.id;
comment on view app.idea_files is 'Ideas as a file has them: with what was proposed, and when its person wrote about it.';

create view app.staff_files with (security_invoker = true) as
select p.id, json_build_object('full_name', p.full_name, 'role', coalesce(r.label, r.name)) as card
  from app.profiles p
  join app.roles r on r.id = p.role_id;
comment on view app.staff_files is 'People as a file has them: with their role''s label.';

revoke all on app.staff, app.idea_cards, app.project_files, app.idea_files, app.staff_files
from public, anon, authenticated;
grant select on app.staff, app.idea_cards, app.project_files, app.idea_files, app.staff_files
to authenticated;

-- All that can be asked for. Nothing else gets into the text of a statement; what people write comes as
-- a parameter. Keys that begin with the newest turn an order round.
create function app.list_order(
  list text, sort text,
  out source text, out cards text, out files text, out keys text[], out types text[], out turned boolean
)
language sql immutable
begin atomic
  select
    'app.' || o.list,
    'app.' || case o.list when 'staff' then 'profile' else rtrim(o.list, 's') end || '_cards',
    'app.' || case o.list
      when 'projects' then 'project_files'
      when 'tickets' then 'ticket_cards'
      when 'ideas' then 'idea_files'
      when 'staff' then 'staff_files'
      when 'complaints' then 'complaint_cards'
    end,
    o.keys,
    o.types,
    o.keys[1] = 'newest'
    from (values
      ('projects', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('projects', 'userName', array['client_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('projects', 'name', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('projects', 'assigned_to', array['manager_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('projects', 'status', array['status_rank', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('projects', 'progress', array['progress', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('tickets', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('tickets', 'userName', array['user_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'subject', array['subject_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'status', array['status_rank', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('ideas', 'created_at', array['newest', 'id'], array['bigint', 'uuid']),
      ('ideas', 'user_name', array['user_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('ideas', 'name', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('ideas', 'prompt', array['prompt_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('staff', 'full_name', array['name_key', 'id'], array['text', 'uuid']),
      ('staff', 'role', array['role_key', 'name_key', 'id'], array['text', 'text', 'uuid']),
      ('complaints', 'dueDate', array['due_key', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('complaints', 'code', array['code_key', 'newest', 'id'], array['bigint', 'bigint', 'uuid']),
      ('complaints', 'fullName', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('complaints', 'type', array['type', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('complaints', 'filedAt', array['newest', 'id'], array['bigint', 'uuid'])
    ) o (list, sort, keys, types)
   where o.list = list_order.list and o.sort = list_order.sort;
end;
comment on function app.list_order(text, text) is 'Where a list''s rows are, in which form they are answered, and the columns of an order, with an index for each.';

create function app.search_terms(search text) returns text[]
language sql immutable
begin atomic
  select array(
    select distinct term from regexp_split_to_table(app.fold(search), '\s+') term where term <> ''
  );
end;
comment on function app.search_terms(text) is 'The words of a search, folded: a row that is found holds each of them.';

create function app.containing(term text) returns text
language sql immutable strict parallel safe
return '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
comment on function app.containing(text) is 'The pattern of a text that holds a term.';

-- Each condition is a constant text; $1 stands for what is given of the query, $2 for its terms, $3 for the
-- person who asks. Without three letters or digits in a row a term has no trigrams: it must not be looked
-- for by the index, which would be read as a whole.
create function app.list_conditions(given json, terms text[]) returns text[]
language sql immutable
begin atomic
  select array(
    select c.condition
      from (values
        ('status', 't.status_rank = app.status_rank($1 ->> ''status'')'),
        ('type', 't.type = $1 ->> ''type'''),
        ('assigned_to', case given ->> 'assigned_to'
          when 'none' then 't.assigned_to is null'
          else 't.assigned_to = ($1 ->> ''assigned_to'')::uuid'
        end),
        ('state', case given ->> 'state'
          when 'open' then 't.due_key < 500000'
          when 'answered' then 't.due_key >= 500000'
          when 'overdue' then 't.due_key < ($1 ->> ''today'')::date - date ''2000-01-01'''
          when 'soon' then 't.due_key between ($1 ->> ''today'')::date - date ''2000-01-01'''
            || ' and ($1 ->> ''soonUntil'')::date - date ''2000-01-01'''
          when 'onTime' then 't.due_key > ($1 ->> ''soonUntil'')::date - date ''2000-01-01'''
            || ' and t.due_key < 500000'
        end)
      ) c (field, condition)
     where given ->> c.field is not null
    union all
    select case
        when t.term ~ '[a-z0-9]{3}' then format('t.search_text like app.containing(($2)[%s])', t.place)
        else format('strpos(t.search_text, ($2)[%s]) > 0', t.place)
      end
      from unnest(terms) with ordinality t (term, place)
  );
end;
comment on function app.list_conditions(json, text[]) is 'A query''s filters and search as conditions on the row t.';

-- Definer: under a policy `like` could tell of rows that one may not see, so that no index would be used.
-- The rows themselves are read under the policies.
create function app.found_ids(list text, sort text, given json, terms text[], most integer)
returns uuid[]
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_sort = off set jit = off
as $$
declare
  role constant text := app.my_role();
  conditions constant text := array_to_string(app.list_conditions(given, terms), ' and ');
  ids uuid[] := '{}';
begin
  if role = 'admin' or (role = 'ticket_manager' and list = 'tickets') then
    execute format(
      'select array(select t.id from %s t where %s %s limit $3)',
      (app.list_order(list, sort)).source,
      conditions,
      -- Without trigrams an index has to be walked: this one lies most like the rows.
      case
        when cardinality(terms) > 0 and array_to_string(terms, ' ') !~ '[a-z0-9]{3}'
          then 'order by t.newest, t.id'
      end
    ) into ids using given, terms, most;
  end if;
  return ids;
end
$$;
comment on function app.found_ids(text, text, json, text[], integer) is 'The ids of rows that search and filters leave; none for who may not see all rows.';

-- The sum keeps a page of one query from being asked for with another.
create function app.cursor_of(query text, place text) returns text
language sql immutable
begin atomic
  select translate(
    encode(
      convert_to(
        left(encode(sha256(convert_to(query || place, 'UTF8')), 'hex'), 16) || place, 'UTF8'
      ),
      'base64'
    ),
    e'+/=\n', '-_'
  );
end;
comment on function app.cursor_of(text, text) is 'A place in the order of a query''s rows as the API gives it out.';

create function app.read_cursor(query text, given text) returns json
language plpgsql immutable set search_path = ''
as $$
declare
  place text;
begin
  if given is null then
    return null;
  end if;
  place := substr(
    convert_from(
      decode(rpad(translate(given, '-_', '+/'), (length(given) + 3) / 4 * 4, '='), 'base64'), 'UTF8'
    ),
    17
  );
  if app.cursor_of(query, place) is distinct from given then
    raise exception 'the cursor is of another query';
  end if;
  return place::json;
exception
  when others then
    raise exception 'the cursor does not fit' using errcode = 'APP01';
end
$$;
comment on function app.read_cursor(text, text) is 'What a cursor says: the total as it was counted, and the last row''s keys.';

-- An order's index is walked from where the page before ended. What search and filters leave is sorted,
-- unless it is so much that the walk soon meets enough of it. The planner cannot tell, since to it a policy
-- lets few rows pass: sorting is off, and `offset 0` keeps what is to be sorted from being walked. Descending
-- is ascending read backwards. The total is counted with the first page and goes along in the cursor.
create function app.list_rows(
  list text, given json, me uuid, role text,
  out rows json, out next text, out total integer, out exact boolean
)
language plpgsql stable
set search_path = '' set enable_seqscan = off set enable_sort = off set jit = off
as $$
declare
  most constant integer := 10000;
  size constant integer := given ->> 'limit';
  sort constant text := given ->> 'sort';
  by_keys constant record := app.list_order(list, sort);
  terms constant text[] := app.search_terms(coalesce(given ->> 'search', ''));
  source text := by_keys.source;
  conditions text[] := app.list_conditions(given, terms);
  backwards constant boolean := (given ->> 'order' = 'desc') <> by_keys.turned;
  direction constant text := case when backwards then ' desc' else '' end;
  keys constant text := 't.' || array_to_string(by_keys.keys, ', t.');
  ordered constant text := 't.' || array_to_string(by_keys.keys, direction || ', t.') || direction;
  query constant text := json_build_array(
    list, sort, given ->> 'order', coalesce(given ->> 'search', ''), given ->> 'status',
    given ->> 'assigned_to', given ->> 'type', given ->> 'state'
  );
  after constant json := app.read_cursor(query, given ->> 'cursor');
  counted integer := after ->> 0;
  ids uuid[];
begin
  if list = 'tickets' and role not in ('admin', 'ticket_manager') then
    source := '(select * from app.tickets t where t.user_id = $3 offset 0)';
  elsif list <> 'staff' and cardinality(conditions) > 0 and coalesce(counted, 0) <= most then
    ids := app.found_ids(list, sort, given, terms, most + 1);
    counted := coalesce(counted, cardinality(ids));
    if cardinality(ids) <= most then
      source := format('(select * from %s t where t.id = any ($4) offset 0)', source);
      conditions := '{}';
    end if;
  end if;
  if after is not null then
    conditions := conditions || format(
      '(%s) %s (%s)',
      keys,
      case when backwards then '<' else '>' end,
      (
        select string_agg(format('($5 ->> %s)::%s', k.place, k.type), ', ' order by k.place)
          from unnest(by_keys.types) with ordinality k (type, place)
      )
    );
  end if;
  execute format(
    $statement$
      with found as materialized (
        select %1$s from %3$s t where %4$s order by %2$s limit $6 + 1
      ), counted as (
        select coalesce(
          $7, (select count(*) from (select from %3$s t where %4$s limit $8 + 1) r)
        )::integer as rows
      )
      select
        (
          select coalesce(
            json_agg((select c.card from %5$s c where c.id = t.id) order by %2$s), '[]'
          )
            from (select * from found t order by %2$s limit $6) t
        ),
        (
          select app.cursor_of($9, json_build_array(c.rows, %1$s)::text)
            from found t
           where (select count(*) from found) > $6
           order by %2$s
          offset $6 - 1
           limit 1
        ),
        least(c.rows, $8),
        c.rows <= $8
        from counted c
    $statement$,
    keys,
    ordered,
    source,
    coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'),
    case when given ->> 'form' = 'file' then by_keys.files else by_keys.cards end
  )
    into rows, next, total, exact
    using given, terms, me, ids, after, size, counted, most, query;
end
$$;
comment on function app.list_rows(text, json, uuid, text) is 'A page of a list, of what one may see, and the cursor of the page after it.';

create function app.list_page(list text, given json, me uuid, role text) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object('rows', p.rows, 'next', p.next, 'total', p.total, 'exact', p.exact)
      from app.list_rows(list, given, me, role) p
  );
end
$$;
comment on function app.list_page(text, json, uuid, text) is 'A page of a list as contract/lists.ts has it.';

-- The beginning of a list in its own order, for those that are cut.
create function app.list_start(
  list text, size integer, me uuid, role text, out rows json, out more json
)
language plpgsql stable set search_path = ''
as $$
declare
  sort constant text := case list when 'ideas' then 'created_at' else 'createdAt' end;
begin
  select
    p.rows, case when p.next is not null then json_build_object('next', p.next, 'total', p.total) end
    into rows, more
    from app.list_rows(
      list, json_build_object('sort', sort, 'order', 'desc', 'limit', size), me, role
    ) p;
end
$$;
comment on function app.list_start(text, integer, uuid, text) is 'The newest rows of a list, and where the others are; null where there are no others.';

create function app.ticket_list_start(size integer, me uuid, role text) returns json
language plpgsql stable set search_path = ''
as $$
declare
  tickets constant record := app.list_start('tickets', size, me, role);
begin
  if tickets.more is null then
    return json_build_object('tickets', tickets.rows);
  end if;
  return json_build_object('tickets', tickets.rows, 'more', tickets.more);
end
$$;
comment on function app.ticket_list_start(integer, uuid, text) is 'The newest of the tickets one may see, and where the others are.';

drop function app.admin_bundle();
create function app.admin_bundle(
  size integer default null, me uuid default auth.uid(), role text default app.my_role()
)
returns json
language plpgsql stable set search_path = ''
as $$
declare
  projects json;
  tickets json;
  ideas json;
  more json;
  people constant json := coalesce(
    (select json_agg(p.card order by p.full_name, p.id) from app.profile_cards p), '[]'
  );
  managers constant json := coalesce(
    (
      select json_agg(p.card order by p.full_name, p.id)
        from app.profile_cards p
       where p.role = 'project_manager'
    ),
    '[]'
  );
  roles constant json := coalesce(
    (select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id) from app.roles r),
    '[]'
  );
begin
  if size is null then
    projects := (select json_agg(p.card order by p.created_at desc, p.id) from app.project_cards p);
    tickets := app.ticket_list(me, role);
    ideas := (
      select json_agg(c.card order by i.created_at desc, i.id)
        from app.ideas i
        join app.idea_cards c on c.id = i.id
    );
  else
    select
      p.rows, t.rows, i.rows,
      json_strip_nulls(json_build_object('projects', p.more, 'tickets', t.more, 'ideas', i.more))
      into projects, tickets, ideas, more
      from app.list_start('projects', size, me, role) p
     cross join app.list_start('tickets', size, me, role) t
     cross join app.list_start('ideas', size, me, role) i;
  end if;
  if coalesce(more::text, '{}') = '{}' then
    return json_build_object(
      'projects', coalesce(projects, '[]'), 'tickets', tickets, 'ideas', coalesce(ideas, '[]'),
      'project_managers', managers, 'roles', roles, 'profiles', people
    );
  end if;
  return json_build_object(
    'projects', projects, 'tickets', tickets, 'ideas', ideas,
    'project_managers', managers, 'roles', roles, 'profiles', people, 'more', more
  );
end
$$;
comment on function app.admin_bundle(integer, uuid, text) is 'Everything the admin panel shows, or the newest rows of each list and where the others are. Others get what little they may see.';

drop function app.complaint_list();

create or replace function app.read_as(
  claims text, what text, given text default null, out role text, out data text
)
language plpgsql volatile set search_path = ''
as $$
declare
  me constant uuid := (claims::jsonb ->> 'sub')::uuid;
  size constant integer := given::json ->> 'limit';
begin
  role := app.enter(claims);
  if role is null then
    return;
  end if;
  if what = 'dashboard' then
    data := app.dashboard(me, role);
  elsif what = 'ticket_list' and size is null then
    data := app.ticket_list(me, role);
  elsif what = 'ticket_list' then
    data := app.ticket_list_start(size, me, role);
  elsif what = 'admin_bundle' then
    data := app.admin_bundle(size, me, role);
  elsif what = 'list_page' then
    data := app.list_page(given::json ->> 'list', given::json, me, role);
  elsif what = 'own_ideas' then
    data := app.own_ideas(me, given::json);
  elsif what = 'idea_detail' then
    data := app.idea_detail((given::json ->> 'id')::uuid);
  else
    raise exception 'nothing to read is called %', what;
  end if;
end
$$;

revoke execute on function
  app.fold(text), app.sort_key(text), app.status_rank(text), app.service_title(integer),
  app.newest_first(timestamptz), app.list_order(text, text), app.search_terms(text), app.containing(text),
  app.list_conditions(json, text[]), app.found_ids(text, text, json, text[], integer),
  app.cursor_of(text, text), app.read_cursor(text, text), app.list_page(text, json, uuid, text),
  app.list_rows(text, json, uuid, text), app.list_start(text, integer, uuid, text),
  app.ticket_list_start(integer, uuid, text), app.admin_bundle(integer, uuid, text)
from public, anon;
grant execute on function
  app.fold(text), app.sort_key(text), app.status_rank(text), app.service_title(integer),
  app.newest_first(timestamptz), app.list_order(text, text), app.search_terms(text), app.containing(text),
  app.list_conditions(json, text[]), app.found_ids(text, text, json, text[], integer),
  app.cursor_of(text, text), app.read_cursor(text, text), app.list_page(text, json, uuid, text),
  app.list_rows(text, json, uuid, text), app.list_start(text, integer, uuid, text),
  app.ticket_list_start(integer, uuid, text), app.admin_bundle(integer, uuid, text)
to authenticated;
