-- Lists without what is archived, by service and with the next date (docs/adr/0039).

alter table app.projects
  add column service_key text collate "C" not null
    generated always as (app.sort_key(app.service_title(service_id))) stored;

-- Those of live projects stay as they were; archived ones have one of their own, to be counted by.
drop index app.projects_newest_idx;
create index projects_newest_idx on app.projects (newest, id) include (client_id, assigned_to)
where archived_at is null;
create index projects_archived_idx on app.projects (newest, id) include (client_id, assigned_to)
where archived_at is not null;
create index projects_service_key_idx on app.projects (service_key, newest, id);

create view app.live_projects with (security_invoker = true) as
select p.* from app.projects p where p.archived_at is null;
comment on view app.live_projects is 'Projects that are not archived.';
create view app.archived_projects with (security_invoker = true) as
select p.* from app.projects p where p.archived_at is not null;
comment on view app.archived_projects is 'The other projects.';

-- `archivedAt` stands only in the cards of archived projects.
create or replace view app.project_cards with (security_invoker = true) as
select
  p.id,
  p.client_id,
  p.assigned_to,
  p.service_id,
  p.created_at,
  case
    when p.archived_at is null then c.card
    else (
      c.card::jsonb || jsonb_build_object(
        'archivedAt', to_char(p.archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    )::json
  end as card,
  p.archived_at
  from app.projects p
 cross join lateral (
  select
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
  ) c;

create view app.project_rows with (security_invoker = true) as
select
  c.id,
  c.client_id,
  c.created_at,
  (
    c.card::jsonb || jsonb_build_object('nextDate', (
      select min((h.end_date at time zone 'UTC')::date)::text
        from app.phases h
       where h.project_id = c.id
         and (h.end_date at time zone 'UTC')::date >= (now() at time zone 'America/Lima')::date
    ))
  )::json as card
  from app.project_cards c;
comment on view app.project_rows is 'Projects as the panel lists them: with the day on which the next phase ends.';

create or replace view app.project_files with (security_invoker = true) as
select
  c.id,
  json_build_object(
    'card', c.card,
    'email', app.email_of(c.client_id),
    'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.project_rows c;

revoke all on app.live_projects, app.archived_projects, app.project_rows from public, anon, authenticated;
grant select on app.live_projects, app.archived_projects, app.project_rows to authenticated;

-- Archived projects have the orders of the others.
create or replace function app.list_order(
  list text, sort text,
  out source text, out cards text, out files text, out keys text[], out types text[], out turned boolean
)
language sql immutable
begin atomic
  select
    'app.' || case list_order.list when 'projects' then 'live_projects' else list_order.list end,
    'app.' || case
      when o.list = 'projects' then 'project_rows'
      when o.list = 'staff' then 'profile_cards'
      else rtrim(o.list, 's') || '_cards'
    end,
    'app.' || case o.list
      when 'projects' then 'project_files'
      when 'tickets' then 'ticket_cards'
      when 'ideas' then 'idea_files'
      when 'staff' then 'staff_files'
      when 'complaints' then 'complaint_cards'
      when 'contact_messages' then 'contact_message_files'
      when 'subscribers' then 'subscribers'
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
      ('projects', 'serviceId', array['service_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('tickets', 'userName', array['user_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'subject', array['subject_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'status', array['status_rank', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('tickets', 'waitingSince', array['waiting_key', 'newest', 'id'], array['bigint', 'bigint', 'uuid']),
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
      ('complaints', 'filedAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('contact_messages', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('contact_messages', 'name', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('contact_messages', 'email', array['address', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('contact_messages', 'status', array['status_rank', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('subscribers', 'confirmedAt', array['newest', 'id'], array['bigint', 'uuid'])
    ) o (list, sort, keys, types)
   where o.list = replace(list_order.list, 'archived_', '') and o.sort = list_order.sort;
end;

create or replace function app.list_conditions(given json, terms text[]) returns text[]
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
        ('service', 't.service_key = app.sort_key(app.service_title(($1 ->> ''service'')::integer))'),
        ('state', case
          case when given ->> 'list' in ('tickets', 'projects') then (given ->> 'list') || ' ' else '' end
            || (given ->> 'state')
          -- Delivered phases are not overdue, nor are those of completed projects (app.phase_state).
          when 'projects overdue' then 't.status_rank < app.status_rank(''Completado'') and exists ('
            || 'select from app.phases h where h.project_id = t.id'
            || ' and h.end_date < (now() at time zone ''America/Lima'')::date::timestamp at time zone ''UTC'''
            || ' and not exists (select from app.deliveries d where d.phase_id = h.id))'
          when 'projects awaiting' then 't.id in ('
            || 'select d.project_id from app.deliveries d where d.answer is null and not exists ('
            || 'select from app.deliveries l where l.phase_id = d.phase_id'
            || ' and (l.created_at, l.id) > (d.created_at, d.id)))'
          when 'tickets open' then 't.status_rank < app.status_rank(''Cerrado'')'
          when 'tickets waiting' then 't.waiting_key < 9223372036854775807'
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

create or replace function app.count_all(list text, most integer) returns integer
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  role constant text := app.my_role();
  total integer;
begin
  if role = 'admin' or (role = 'ticket_manager' and list = 'tickets') then
    execute format(
      'select count(*) from (select from app.%I limit $1) r',
      case list when 'projects' then 'live_projects' else list end
    )
      into total using most;
  end if;
  return total;
end
$$;

-- A cursor is of one service too.
create or replace function app.list_rows(
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
    given ->> 'assigned_to', given ->> 'type', given ->> 'state', given ->> 'service'
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
  elsif list <> 'staff' and cardinality(conditions) = 0 and counted is null then
    counted := app.count_all(list, most + 1);
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

create or replace function app.list_page(list text, given json, me uuid, role text) returns json
language plpgsql stable set search_path = ''
as $$
begin
  if list = 'tickets' and given ->> 'form' = 'part' then
    return app.ticket_part(given, me, role);
  end if;
  if list = 'projects' and given ->> 'state' = 'archived' then
    list := 'archived_projects';
    given := (given::jsonb - 'state')::json;
  end if;
  return (
    select json_build_object('rows', p.rows, 'next', p.next, 'total', p.total, 'exact', p.exact)
      from app.list_rows(list, given, me, role) p
  );
end
$$;

create or replace function app.admin_bundle(
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
    projects := (
      select json_agg(p.card order by p.created_at desc, p.id)
        from app.project_cards p
       where p.archived_at is null
    );
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
