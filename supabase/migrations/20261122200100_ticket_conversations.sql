-- Tickets that are answered (docs/adr/0035): a project, who is in charge, messages, internal notes, files.

alter table app.tickets
  add column project_id uuid references app.projects (id) on delete set null,
  add column assigned_to uuid references app.profiles (id) on delete set null,
  add column assignee_name text not null default '',
  add column waiting_since timestamptz,
  add column first_response_at timestamptz;
comment on column app.tickets.project_id is 'What it is about; null where its author named none.';
comment on column app.tickets.assigned_to is 'Who is in charge: a ticket manager or an admin; null when nobody is.';
comment on column app.tickets.assignee_name is 'Copy of the full_name of who is in charge; empty when nobody is (app.copy_ticket_names).';
comment on column app.tickets.waiting_since is 'Since when it waits for the agency; null where it does not (app.time_ticket, app.heed_message).';
comment on column app.tickets.first_response_at is 'When the agency first answered (app.heed_message).';

update app.tickets set waiting_since = created_at where status <> 'Cerrado';
alter table app.tickets
  add column waiting_key bigint not null generated always as (
    coalesce(-app.newest_first(waiting_since), 9223372036854775807)
  ) stored;
comment on column app.tickets.waiting_key is 'Ascending, what waits longest comes first, what does not wait last.';
create index tickets_waiting_key_idx on app.tickets (waiting_key, newest, id);
create index tickets_assigned_to_idx on app.tickets (assigned_to, newest, id);
create index tickets_project_id_idx on app.tickets (project_id);

-- Definer: see app.copy_author_name. Changes of names lock the person first and then their tickets: a ticket
-- must not wait for a person whom its change leaves as they are.
create function app.copy_ticket_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.user_id is distinct from old.user_id then
    select coalesce(max(s.full_name), '') into new.user_name
      from (select p.full_name from app.profiles p where p.id = new.user_id for share) s;
  end if;
  if tg_op = 'INSERT' or new.assigned_to is distinct from old.assigned_to then
    select coalesce(max(s.full_name), '') into new.assignee_name
      from (select p.full_name from app.profiles p where p.id = new.assigned_to for share) s;
  end if;
  return new;
end
$$;
comment on function app.copy_ticket_names() is 'Copies the names of author and assignee into a ticket.';
drop trigger tickets_copy_author_name on app.tickets;
create trigger tickets_copy_names before insert or update of user_id, assigned_to on app.tickets
for each row execute function app.copy_ticket_names();

-- Definer: a ticket manager reads neither roles nor other people.
create function app.lock_assignee(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform
    from app.profiles p
    join app.roles r on r.id = p.role_id
   where p.id = person and r.name in ('ticket_manager', 'admin')
     for share of p;
  return found;
end
$$;
comment on function app.lock_assignee(uuid) is 'Whether somebody answers tickets; their role and name stay as they are until the transaction ends. Called before a ticket is locked, as changes of names lock.';

-- Definer: see app.lock_assignee.
create function app.require_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assigned_to is not distinct from old.assigned_to then
    return new;
  end if;
  if auth.uid() is not null and app.my_role() not in ('admin', 'ticket_manager') then
    raise exception 'only who answers tickets puts somebody in charge'
      using errcode = 'insufficient_privilege';
  end if;
  if new.assigned_to is not null and not app.lock_assignee(new.assigned_to) then
    raise exception 'only who answers tickets is put in charge of one'
      using errcode = 'check_violation', constraint = 'tickets_assigned_to_support';
  end if;
  return new;
end
$$;
comment on function app.require_assignee() is 'Lets nobody but ticket managers and admins be put in charge, and nobody but them do it.';
create trigger tickets_require_assignee before update of assigned_to on app.tickets
for each row execute function app.require_assignee();

create function app.time_ticket() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.waiting_since := case when new.status <> 'Cerrado' then new.created_at end;
  elsif new.status = 'Cerrado' then
    new.waiting_since := null;
  elsif old.status = 'Cerrado' and auth.uid() = new.user_id then
    new.waiting_since := clock_timestamp();
  elsif old.status = 'Cerrado' then
    new.waiting_since := (
      select coalesce(min(m.created_at), case when new.first_response_at is null then new.created_at end)
        from app.ticket_messages m
       where m.ticket_id = new.id and not m.internal and m.author_id = new.user_id
         and m.created_at > coalesce(new.first_response_at, '-infinity')
         and not exists (
           select from app.ticket_messages a
            where a.ticket_id = m.ticket_id and not a.internal and a.author_id is distinct from new.user_id
              and a.created_at > m.created_at
         )
    );
  end if;
  return new;
end
$$;
comment on function app.time_ticket() is 'A new ticket waits for an answer, so does one that its author reopens. One that staff reopen waits as before.';
create trigger tickets_time before insert or update of status on app.tickets
for each row execute function app.time_ticket();

create trigger tickets_record_history
after insert or delete or update of user_id, subject, description, status, project_id, assigned_to
on app.tickets
for each row execute function app.record_history(
  'ticket', 'subject', 'user_id', 'subject', 'description', 'status', 'project_id', 'assigned_to'
);

grant insert (project_id), update (assigned_to) on app.tickets to authenticated;

-- The subquery runs under the policy of projects: one names a project that one sees.
drop policy tickets_insert_own on app.tickets;
create policy tickets_insert_own on app.tickets for insert to authenticated
with check (
  user_id = (select auth.uid())
  and (select app.my_role()) <> 'ticket_manager'
  and (project_id is null or exists (select from app.projects p where p.id = project_id))
);

-- Whoever raised a ticket closes and reopens it; how it is worked on is not theirs to say.
drop policy tickets_update_managers on app.tickets;
create policy tickets_update_involved on app.tickets for update to authenticated
using (
  user_id = (select auth.uid())
  or (select app.my_role()) in ('admin', 'ticket_manager')
)
with check (
  (user_id = (select auth.uid()) and status in ('Abierto', 'Cerrado'))
  or (select app.my_role()) in ('admin', 'ticket_manager')
);

create table app.ticket_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references app.tickets (id) on delete cascade,
  author_id uuid default auth.uid() references app.profiles (id) on delete set null,
  author_name text not null default app.my_name(),
  internal boolean not null default false,
  body text not null check (char_length(body) between 1 and 20000),
  created_at timestamptz not null default clock_timestamp()
);
create index ticket_messages_ticket_id_idx on app.ticket_messages (ticket_id, created_at);
create index ticket_messages_author_id_idx on app.ticket_messages (author_id);
comment on table app.ticket_messages is 'What is written on a ticket; none changes.';
comment on column app.ticket_messages.author_id is 'Null once their account is gone.';
comment on column app.ticket_messages.author_name is 'Copy of the author''s full_name.';
comment on column app.ticket_messages.internal is 'A note, which only ticket managers and admins see.';

alter table app.ticket_messages enable row level security;
revoke all on app.ticket_messages from public, anon, authenticated;
grant select, insert (ticket_id, internal, body) on app.ticket_messages to authenticated;

create policy ticket_messages_select_involved on app.ticket_messages for select to authenticated
using (
  (not internal or (select app.my_role()) in ('admin', 'ticket_manager'))
  and exists (select from app.tickets t where t.id = ticket_id)
);
create policy ticket_messages_insert_involved on app.ticket_messages for insert to authenticated
with check (
  author_id = (select auth.uid())
  and (not internal or (select app.my_role()) in ('admin', 'ticket_manager'))
  and exists (select from app.tickets t where t.id = ticket_id)
);

-- Definer: nobody sets these columns by themselves.
create function app.heed_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.internal then
    return null;
  end if;
  update app.tickets t
     set waiting_since = case
           when new.author_id = t.user_id then coalesce(t.waiting_since, new.created_at)
         end,
         first_response_at = case
           when new.author_id = t.user_id then t.first_response_at
           else coalesce(t.first_response_at, new.created_at)
         end,
         status = case
           when new.author_id = t.user_id and t.status = 'Cerrado' then 'Abierto' else t.status
         end
   where t.id = new.ticket_id;
  return null;
end
$$;
comment on function app.heed_message() is 'A message of its author makes a ticket wait, and reopens a closed one; the agency''s answer ends the wait.';
create trigger ticket_messages_heed after insert on app.ticket_messages
for each row execute function app.heed_message();

create table app.files (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references app.ticket_messages (id) on delete cascade,
  position integer not null check (position between 0 and 4),
  name text not null check (char_length(name) between 1 and 120),
  type text not null,
  size integer not null check (size between 1 and 10485760),
  link_key uuid not null default gen_random_uuid(),
  unique (message_id, position)
);
comment on table app.files is 'Files of messages; their content is in app.file_parts.';
comment on column app.files.type is 'As its content says.';
comment on column app.files.size is 'Bytes.';
comment on column app.files.link_key is 'Secret by which links to this file are signed; no person reads it.';

create table app.file_parts (
  file_id uuid not null references app.files (id) on delete cascade,
  position integer not null check (position >= 0),
  content bytea not null check (octet_length(content) between 1 and 65536),
  primary key (file_id, position)
);
comment on table app.file_parts is 'What files hold, in parts: a download reads one at a time, a backup some hundreds.';

alter table app.files enable row level security;
alter table app.file_parts enable row level security;
revoke all on app.files, app.file_parts from public, anon, authenticated;
grant select (id, message_id, position, name, type, size),
  insert (message_id, position, name, type, size) on app.files to authenticated;

-- The subquery runs under the policy of messages: whoever sees a message sees its files.
create policy files_select_with_message on app.files for select to authenticated
using (exists (select from app.ticket_messages m where m.id = message_id));
create policy files_insert_author on app.files for insert to authenticated
with check (
  exists (
    select from app.ticket_messages m where m.id = message_id and m.author_id = (select auth.uid())
  )
);
-- The API writes them, and reads them for whoever has a signed link.
create policy file_parts_nobody on app.file_parts using (false);

create table app.saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 100),
  body text not null check (char_length(body) between 1 and 5000)
);
comment on table app.saved_replies is 'Answers that are given often, for all who answer tickets.';
comment on column app.saved_replies.body is 'May hold {cliente} and {proyecto}, which the page fills in.';
alter table app.saved_replies enable row level security;
revoke all on app.saved_replies from public, anon, authenticated;
grant select, insert (title, body), update (title, body), delete on app.saved_replies to authenticated;
create policy saved_replies_all_support on app.saved_replies for all to authenticated
using ((select app.my_role()) in ('admin', 'ticket_manager'))
with check ((select app.my_role()) in ('admin', 'ticket_manager'));

create or replace function app.copy_changed_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.tickets set user_name = new.full_name where user_id = new.id;
  update app.tickets set assignee_name = new.full_name where assigned_to = new.id;
  update app.ticket_messages set author_name = new.full_name where author_id = new.id;
  update app.ideas set user_name = new.full_name where user_id = new.id;
  update app.projects set client_name = new.full_name where client_id = new.id;
  update app.projects set manager_name = new.full_name where assigned_to = new.id;
  return null;
end
$$;

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
    'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'assigned_to',
    case
      when t.assigned_to is not null
        then json_build_object('id', t.assigned_to, 'full_name', t.assignee_name)
    end,
    'waitingSince', to_char(t.waiting_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'firstResponseAt', to_char(t.first_response_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.tickets t;

-- Definer: who answers tickets sees no projects, but the name of the one that a ticket is about.
create function app.ticket_project(ticket uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', p.id, 'name', p.name)
      from app.tickets t
      join app.projects p on p.id = t.project_id
     where t.id = ticket
       and (t.user_id = auth.uid() or app.my_role() in ('admin', 'ticket_manager'))
  );
end
$$;
comment on function app.ticket_project(uuid) is 'The project of a ticket that one sees.';

create function app.ticket_detail(ticket uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select t.card::jsonb || jsonb_build_object('project', app.ticket_project(t.id))
      from app.ticket_cards t
     where t.id = ticket
  );
end
$$;
comment on function app.ticket_detail(uuid) is 'A ticket as its page has it; null where one may not see it.';

create view app.message_cards with (security_invoker = true) as
select
  m.id,
  m.ticket_id,
  m.created_at,
  jsonb_build_object(
    'id', m.id,
    'kind', case when m.internal then 'note' else 'message' end,
    'at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'author', jsonb_build_object(
      'id', m.author_id, 'full_name', m.author_name, 'staff', m.author_id is distinct from t.user_id
    ),
    'body', m.body
  ) || coalesce(
    (
      select jsonb_build_object(
        'files',
        jsonb_agg(
          jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size)
          order by f.position
        )
      )
        from app.files f
       where f.message_id = m.id
      having count(*) > 0
    ),
    '{}'
  ) as card
  from app.ticket_messages m
  join app.tickets t on t.id = m.ticket_id;
comment on view app.message_cards is 'Messages and notes as contract/tickets.ts has them, in card.';

create function app.ticket_page(ticket uuid) returns json
language plpgsql stable set search_path = ''
as $$
declare
  detail constant jsonb := app.ticket_detail(ticket);
  owner constant uuid := (select t.user_id from app.tickets t where t.id = ticket);
begin
  if detail is null then
    return null;
  end if;
  return (
    select json_build_object('ticket', detail, 'entries', coalesce(json_agg(e.card order by e.at), '[]'))
      from (
        select m.created_at as at, m.card from app.message_cards m where m.ticket_id = ticket
        union all
        select
          h.at,
          jsonb_build_object(
            'id', 'h' || h.id,
            'kind', case h.field when 'status' then 'status' else 'assignment' end,
            'at', to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'author', jsonb_build_object(
              'id', h.author_id,
              'full_name', coalesce(h.author_name, 'Sistema'),
              'staff', h.author_id is distinct from owner
            )
          ) || case h.field
            when 'status' then jsonb_build_object('status', h.to_value)
            else jsonb_build_object(
              'assignee',
              case
                when h.person_id is not null
                  then jsonb_build_object('id', h.person_id, 'full_name', h.to_value)
              end
            )
          end
          from app.history h
         where h.object_id = ticket and h.kind = 'ticket' and h.field in ('status', 'assigned_to')
      ) e
  );
end
$$;
comment on function app.ticket_page(uuid) is 'A ticket with its thread, oldest first; null where one may not see it.';

-- Definer: ticket managers do not see each other.
create function app.assignees() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    return '{"people": []}';
  end if;
  return (
    select json_build_object(
      'people',
      coalesce(
        json_agg(
          json_build_object('id', p.id, 'full_name', p.full_name)
          order by app.sort_key(p.full_name) collate "C", p.id
        ),
        '[]'
      )
    )
      from app.profiles p
      join app.roles r on r.id = p.role_id
     where r.name in ('admin', 'ticket_manager')
  );
end
$$;
comment on function app.assignees() is 'Who may be put in charge of a ticket, for those who may be.';

create function app.saved_reply_list() returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'rows',
      coalesce(
        json_agg(
          json_build_object('id', s.id, 'title', s.title, 'body', s.body)
          order by app.sort_key(s.title) collate "C", s.id
        ),
        '[]'
      )
    )
      from app.saved_replies s
  );
end
$$;
comment on function app.saved_reply_list() is 'The saved replies by title.';

create or replace function app.list_order(
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
      ('complaints', 'filedAt', array['newest', 'id'], array['bigint', 'uuid'])
    ) o (list, sort, keys, types)
   where o.list = list_order.list and o.sort = list_order.sort;
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
        ('state', case
          case when given ->> 'list' = 'tickets' then 'tickets ' else '' end || (given ->> 'state')
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

revoke all on app.message_cards from public, anon, authenticated;
grant select on app.message_cards to authenticated;
revoke execute on function
  app.copy_ticket_names(), app.lock_assignee(uuid), app.require_assignee(), app.time_ticket(), app.heed_message(),
  app.ticket_project(uuid), app.ticket_detail(uuid), app.ticket_page(uuid), app.assignees(),
  app.saved_reply_list()
from public, anon;
grant execute on function
  app.lock_assignee(uuid), app.ticket_project(uuid), app.ticket_detail(uuid), app.ticket_page(uuid), app.assignees(),
  app.saved_reply_list()
to authenticated;
