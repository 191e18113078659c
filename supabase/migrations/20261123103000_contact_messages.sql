-- The messages of the contact form, kept (docs/adr/0041): who takes care of them, what was answered and
-- noted, what came of them. And the newsletter's subscribers as a file.

create or replace function app.status_rank(status text) returns integer
language sql immutable strict parallel safe
return array_position(
  array[
    'Planificación', 'Abierto', 'En Progreso', 'Revisión', 'Completado', 'Cerrado',
    'nuevo', 'en conversación', 'ganado', 'perdido'
  ],
  status
);

create table app.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  status text not null default 'nuevo'
    check (status in ('nuevo', 'en conversación', 'ganado', 'perdido')),
  assigned_to uuid references app.profiles (id) on delete set null,
  account_id uuid references app.profiles (id) on delete set null,
  idea_id uuid references app.ideas (id) on delete set null,
  project_id uuid references app.projects (id) on delete set null,
  newest bigint not null generated always as (app.newest_first(created_at)) stored,
  name_key text collate "C" not null generated always as (app.sort_key(name)) stored,
  address text collate "C" not null generated always as (lower(email)) stored,
  status_rank integer not null generated always as (app.status_rank(status)) stored,
  search_text text not null generated always as (
    app.fold(name || e'\n' || email || e'\n' || subject || e'\n' || message)
  ) stored
);
comment on table app.contact_messages is 'Messages of the contact form. The API writes them with the mail to the agency; those without a project go two years later (server/features/contact).';
comment on column app.contact_messages.id is 'Also the id of the mail to the agency, with which the thread of mails begins.';
comment on column app.contact_messages.assigned_to is 'The admin who takes care of it; null when nobody does.';
comment on column app.contact_messages.account_id is 'The signed-in sender, or whose confirmed address the message names.';
comment on column app.contact_messages.idea_id is 'The sender''s own idea that it is about.';
comment on column app.contact_messages.project_id is 'The project that came of it.';
comment on column app.contact_messages.address is 'The address as it is compared and ordered by.';

create index contact_messages_newest_idx on app.contact_messages (newest, id);
create index contact_messages_name_key_idx on app.contact_messages (name_key, newest, id);
create index contact_messages_address_idx on app.contact_messages (address, newest, id);
create index contact_messages_status_rank_idx on app.contact_messages (status_rank, newest, id);
create index contact_messages_assigned_to_idx on app.contact_messages (assigned_to, newest, id);
create index contact_messages_account_id_idx on app.contact_messages (account_id);
create index contact_messages_idea_id_idx on app.contact_messages (idea_id);
create index contact_messages_project_id_idx on app.contact_messages (project_id);
do $$
begin
  execute format(
    'create index contact_messages_search_text_idx on app.contact_messages using gin (search_text %I.gin_trgm_ops) with (fastupdate = off)',
    (
      select n.nspname
        from pg_catalog.pg_extension e
        join pg_catalog.pg_namespace n on n.oid = e.extnamespace
       where e.extname = 'pg_trgm'
    )
  );
end
$$;

alter table app.contact_messages enable row level security;
revoke all on app.contact_messages from public, anon, authenticated;
grant select, update (status, assigned_to, project_id) on app.contact_messages to authenticated;
create policy contact_messages_select_admin on app.contact_messages for select to authenticated
using ((select app.my_role()) = 'admin');
create policy contact_messages_update_admin on app.contact_messages for update to authenticated
using ((select app.my_role()) = 'admin');

create table app.message_entries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references app.contact_messages (id) on delete cascade,
  kind text not null check (kind in ('reply', 'note')),
  author_id uuid not null default auth.uid(),
  author_name text not null default app.my_name(),
  body text not null check (char_length(body) between 1 and 20000),
  created_at timestamptz not null default clock_timestamp()
);
create index message_entries_message_id_idx on app.message_entries (message_id, created_at);
comment on table app.message_entries is 'Mails to the sender of a contact message, and the team''s notes; none changes.';
comment on column app.message_entries.id is 'Also the id of a reply''s mail.';
comment on column app.message_entries.author_id is 'Refers to nothing, since it outlives their account.';
comment on column app.message_entries.author_name is 'Their name at that time. Like author_id and created_at it is the database''s to fill in.';

alter table app.message_entries enable row level security;
revoke all on app.message_entries from public, anon, authenticated;
grant select, insert (message_id, kind, body) on app.message_entries to authenticated;
create policy message_entries_select_admin on app.message_entries for select to authenticated
using ((select app.my_role()) = 'admin');
create policy message_entries_insert_admin on app.message_entries for insert to authenticated
with check ((select app.my_role()) = 'admin' and author_id = (select auth.uid()));

-- Definer: a lock asks for rights that people do not have.
create function app.require_message_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform
      from app.profiles p
      join app.roles r on r.id = p.role_id
     where p.id = new.assigned_to and r.name = 'admin'
       for share of p;
    if not found then
      raise exception 'only an admin takes care of a message'
        using errcode = 'check_violation', constraint = 'contact_messages_assigned_to_admin';
    end if;
  end if;
  return new;
end
$$;
comment on function app.require_message_assignee() is 'Lets nobody but admins take care of a message.';
create trigger contact_messages_require_assignee before update of assigned_to on app.contact_messages
for each row execute function app.require_message_assignee();

-- Definer: who gives up their own role sees no messages any more.
create function app.hand_messages_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.contact_messages set assigned_to = null where assigned_to = new.id;
  return null;
end
$$;
comment on function app.hand_messages_back() is 'Who is no admin any more takes care of no message.';
create trigger profiles_hand_messages_back after update of role_id on app.profiles
for each row when (new.role_id is distinct from old.role_id)
execute function app.hand_messages_back();

-- By its status, not its subject: nothing that a visitor wrote is kept for good.
create trigger contact_messages_record_history
after insert or update of status, assigned_to, project_id on app.contact_messages
for each row execute function app.record_history(
  'message', 'status', 'status', 'assigned_to', 'project_id'
);

create function app.win_message(message uuid, project uuid) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  update app.contact_messages m
     set status = 'ganado', project_id = project
   where m.id = win_message.message;
  return found;
end
$$;
comment on function app.win_message(uuid, uuid) is 'Notes at a message that a project came of it; false where there is no such message for the caller.';

create view app.contact_message_cards with (security_invoker = true) as
select
  m.id,
  json_build_object(
    'id', m.id,
    'at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'name', m.name,
    'email', m.email,
    'subject', m.subject,
    'message', m.message,
    'status', m.status,
    'assignee',
    case when a.id is not null then json_build_object('id', a.id, 'full_name', a.full_name) end,
    'account',
    case when p.id is not null then json_build_object('id', p.id, 'full_name', p.full_name) end,
    'idea',
    case
      when i.id is not null then json_build_object('id', i.id, 'name', i.name, 'prompt', i.prompt)
    end,
    'project', case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end,
    'fromSameAddress', (select count(*) from app.contact_messages o where o.address = m.address)
  ) as card
  from app.contact_messages m
  left join app.profiles a on a.id = m.assigned_to
  left join app.profiles p on p.id = m.account_id
  left join app.ideas i on i.id = m.idea_id
  left join app.projects j on j.id = m.project_id;
comment on view app.contact_message_cards is 'Contact messages as contract/messages.ts has them, in card.';

create view app.message_entry_cards with (security_invoker = true) as
select
  e.id,
  e.message_id,
  e.created_at,
  json_build_object(
    'id', e.id,
    'kind', e.kind,
    'at', to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'author', json_build_object('id', e.author_id, 'full_name', e.author_name),
    'body', e.body
  ) as card
  from app.message_entries e;
comment on view app.message_entry_cards is 'Replies and notes as contract/messages.ts has them, in card.';

create view app.contact_message_files with (security_invoker = true) as
select
  c.id,
  json_build_object(
    'card', c.card,
    'entries', (
      select coalesce(json_agg(e.card order by e.created_at, e.id), '[]')
        from app.message_entry_cards e
       where e.message_id = c.id
    )
  ) as card
  from app.contact_message_cards c;
comment on view app.contact_message_files is 'Contact messages as a file has them: with replies and notes.';

create function app.message_page(message uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'message', (select c.card from app.contact_message_cards c where c.id = m.id),
      'entries', (
        select coalesce(json_agg(e.card order by e.created_at, e.id), '[]')
          from app.message_entry_cards e
         where e.message_id = m.id
      ),
      'others', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', o.id,
              'at', to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'subject', o.subject,
              'status', o.status
            )
            order by o.newest, o.id
          ),
          '[]'
        )
          from (
            select *
              from app.contact_messages s
             where s.address = m.address and s.id <> m.id
             order by s.newest, s.id
             limit 50
          ) o
      )
    )
      from app.contact_messages m
     where m.id = message_page.message
  );
end
$$;
comment on function app.message_page(uuid) is 'A contact message with its replies and notes, and the latest 50 others of its address; null where one may not see it.';

-- Admins read who receives the newsletter and the evidence of consent, but no link's secret.
alter table app.newsletter_subscriptions
  add column newest bigint generated always as (app.newest_first(confirmed_at)) stored;
create index newsletter_subscriptions_subscribed_idx on app.newsletter_subscriptions (newest, id)
where confirmed_at is not null and unsubscribed_at is null;
grant select (id, email, requested_at, confirmed_at, unsubscribed_at, newest)
on app.newsletter_subscriptions to authenticated;
drop policy newsletter_subscriptions_nobody on app.newsletter_subscriptions;
create policy newsletter_subscriptions_select_admin on app.newsletter_subscriptions
for select to authenticated
using ((select app.my_role()) = 'admin');

create view app.subscribers with (security_invoker = true) as
select
  s.id,
  s.newest,
  json_build_object(
    'email', s.email,
    'requestedAt', to_char(s.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'confirmedAt', to_char(s.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.newsletter_subscriptions s
 where s.confirmed_at is not null and s.unsubscribed_at is null;
comment on view app.subscribers is 'Whom the newsletter is sent to, with the evidence of consent.';

alter table app.outbox add column earlier uuid[] not null default '{}';
comment on column app.outbox.earlier is 'The mails of its thread before it, oldest first; the last is the one that it answers.';

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
   where o.list = list_order.list and o.sort = list_order.sort;
end;

create or replace function app.summary() returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'unassigned', (
        select count(*)
          from app.projects p
         where p.assigned_to is null and p.status <> 'Completado' and p.archived_at is null
      ),
      'overdue', h.overdue,
      'awaitingClient', h.awaiting,
      'openTickets', t.open,
      'dueComplaints', c.due,
      'newMessages', (
        select count(*) from app.contact_messages m where m.status_rank = app.status_rank('nuevo')
      ),
      'oldestTicket', to_char(t.oldest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'nextComplaint', to_char(c.next, 'YYYY-MM-DD')
    )
      from (
        select
          count(*) filter (where s.state = 'atrasada') as overdue,
          count(*) filter (where s.state = 'entregada') as awaiting
          from app.projects p
          join app.phase_states s on s.project_id = p.id
         where p.archived_at is null
      ) h,
      (
        select count(*) as open, min(t.waiting_since) as oldest
          from app.tickets t
         where t.waiting_since is not null
      ) t,
      (select count(*) as due, min(c.due_date) as next from app.complaints c where not c.answered) c
  );
end
$$;
revoke all on app.contact_message_cards, app.message_entry_cards, app.contact_message_files, app.subscribers
from public, anon, authenticated;
grant select on app.contact_message_cards, app.message_entry_cards, app.contact_message_files, app.subscribers
to authenticated;
revoke execute on function
  app.require_message_assignee(), app.hand_messages_back(), app.win_message(uuid, uuid),
  app.message_page(uuid)
from public, anon, authenticated;
grant execute on function app.win_message(uuid, uuid), app.message_page(uuid) to authenticated;
