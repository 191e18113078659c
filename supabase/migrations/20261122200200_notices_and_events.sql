-- What tells people of changes (docs/adr/0036): notices, mails that gather, and live events.

create table app.notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.profiles (id) on delete cascade,
  ticket_id uuid not null references app.tickets (id) on delete cascade,
  kind text not null check (kind in ('ticket', 'message', 'note', 'status', 'assignment')),
  title text not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
);
create index notices_user_id_idx on app.notices (user_id, created_at desc);
create index notices_unread_idx on app.notices (user_id) where read_at is null;
create index notices_ticket_id_idx on app.notices (ticket_id);
comment on table app.notices is 'What each person is told of in the page. The API writes them.';
comment on column app.notices.read_at is 'Null while it is unread.';

alter table app.notices enable row level security;
revoke all on app.notices from public, anon, authenticated;
grant select, update (read_at) on app.notices to authenticated;

-- One's own, as long as one sees what they tell of.
create policy notices_select_own on app.notices for select to authenticated
using (
  user_id = (select auth.uid())
  and (kind <> 'note' or (select app.my_role()) in ('admin', 'ticket_manager'))
  and exists (select from app.tickets t where t.id = ticket_id)
);
create policy notices_update_own on app.notices for update to authenticated
using (
  user_id = (select auth.uid())
  and (kind <> 'note' or (select app.my_role()) in ('admin', 'ticket_manager'))
  and exists (select from app.tickets t where t.id = ticket_id)
);

create table app.notice_preferences (
  user_id uuid primary key default auth.uid() references app.profiles (id) on delete cascade,
  muted text[] not null
    check (muted <@ array['ticket', 'message', 'note', 'status', 'assignment'])
);
comment on table app.notice_preferences is 'Of which kinds of notice a person wants no mail; no row: of all of them.';
comment on column app.notice_preferences.muted is 'In the page they are told all the same.';
alter table app.notice_preferences enable row level security;
revoke all on app.notice_preferences from public, anon, authenticated;
grant select, insert (muted), update (muted) on app.notice_preferences to authenticated;
create policy notice_preferences_all_own on app.notice_preferences for all to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()) and (select app.my_role()) is not null);

create function app.notice_list(me uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'unread', (select count(*) from app.notices n where n.user_id = me and n.read_at is null),
      'notices', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', n.id,
              'kind', n.kind,
              'at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'read', n.read_at is not null,
              'title', n.title,
              'href', '#/support/' || n.ticket_id
            )
            order by n.created_at desc
          ),
          '[]'
        )
          from (
            select * from app.notices n where n.user_id = me order by n.created_at desc limit 50
          ) n
      )
    )
  );
end
$$;
comment on function app.notice_list(uuid) is 'A person''s latest notices, and how many are unread.';

create function app.notice_choice(me uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return json_build_object(
    'muted',
    coalesce((select to_json(p.muted) from app.notice_preferences p where p.user_id = me), '[]')
  );
end
$$;
comment on function app.notice_choice(uuid) is 'Of which kinds of notice a person wants no mail.';

-- Runs as the API's role. In a hosted project it may not be let into auth.users: then nobody is mailed.
create function app.mail_address_of(person uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select u.email
      from auth.users u
     where u.id = person and (u.banned_until is null or u.banned_until < now())
  );
exception
  when insufficient_privilege then
    return null;
end
$$;
comment on function app.mail_address_of(uuid) is 'Where a person''s notices are mailed; null for who may not sign in.';

alter table app.outbox
  add column thread text,
  add column gathered jsonb;
comment on column app.outbox.thread is 'What the mail gathers news of, and for whom; null for a mail that stands alone.';
comment on column app.outbox.gathered is 'The news, from which its text is written anew with each; taken away once sent.';
create index outbox_thread_idx on app.outbox (thread) where thread is not null and attempts = 0;

-- Events (LISTEN app_events): a name, an id, and who may hear of it. The same event within one transaction
-- is sent once.
create function app.send_event(name text, id uuid, people uuid[], managers uuid[], roles text[])
returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify(
    'app_events',
    json_build_object(
      'name', name, 'id', id, 'people', array_remove(people, null),
      'managers', array_remove(managers, null), 'roles', roles
    )::text
  );
end
$$;
comment on function app.send_event(text, uuid, uuid[], uuid[], text[]) is 'Tells listening servers of a change: people by id, managers only while they are project managers, roles.';

create function app.tell_of_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_event(
    'ticket', coalesce(new.id, old.id), array[coalesce(new.user_id, old.user_id)], '{}',
    '{ticket_manager,admin}'
  );
  return null;
end
$$;
comment on function app.tell_of_ticket() is 'Tells of a ticket''s change.';
create trigger tickets_tell
after insert or delete or update of status, assigned_to, waiting_since, first_response_at on app.tickets
for each row execute function app.tell_of_ticket();

-- A message changes its ticket's row, which tells its author; a note does not.
create function app.tell_of_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_event('ticket', new.ticket_id, '{}', '{}', '{ticket_manager,admin}');
  return null;
end
$$;
comment on function app.tell_of_message() is 'Tells of a note.';
create trigger ticket_messages_tell after insert on app.ticket_messages
for each row when (new.internal) execute function app.tell_of_message();

create function app.tell_of_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_event(
    'project', coalesce(new.id, old.id), array[coalesce(new.client_id, old.client_id)],
    array[new.assigned_to, old.assigned_to], '{admin}'
  );
  return null;
end
$$;
comment on function app.tell_of_project() is 'Tells of a project''s change.';
create trigger projects_tell
after insert or delete or update of name, status, progress, assigned_to on app.projects
for each row execute function app.tell_of_project();

create function app.tell_of_phase() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_event('project', p.id, array[p.client_id], array[p.assigned_to], '{admin}')
     from app.projects p
    where p.id = coalesce(new.project_id, old.project_id);
  return null;
end
$$;
comment on function app.tell_of_phase() is 'Tells of a project''s change by its schedule.';
create trigger phases_tell after insert or update or delete on app.phases
for each row execute function app.tell_of_phase();

create function app.tell_of_notices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_event('notice', (array_agg(n.id))[1], array[n.user_id], '{}', '{}')
     from written n
    group by n.user_id;
  return null;
end
$$;
comment on function app.tell_of_notices() is 'Tells people of notices, new or read: each once a statement.';
create trigger notices_tell_new after insert on app.notices
referencing new table as written for each statement execute function app.tell_of_notices();
create trigger notices_tell_read after update on app.notices
referencing new table as written for each statement execute function app.tell_of_notices();

-- Servers look again at who is behind a stream.
create function app.tell_of_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_event('person', coalesce(new.id, old.id), '{}', '{}', '{}');
  return null;
end
$$;
comment on function app.tell_of_person() is 'Tells servers that a person''s role changed.';
create trigger profiles_tell after delete or update of role_id on app.profiles
for each row execute function app.tell_of_person();

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
  elsif what = 'ticket_page' then
    data := app.ticket_page((given::json ->> 'id')::uuid);
  elsif what = 'assignees' then
    data := app.assignees();
  elsif what = 'saved_replies' then
    data := app.saved_reply_list();
  elsif what = 'notices' then
    data := app.notice_list(me);
  elsif what = 'notice_preferences' then
    data := app.notice_choice(me);
  elsif what = 'history' then
    data := app.history_page(given::json);
  else
    raise exception 'nothing to read is called %', what;
  end if;
end
$$;

revoke execute on function
  app.notice_list(uuid), app.notice_choice(uuid), app.mail_address_of(uuid),
  app.send_event(text, uuid, uuid[], uuid[], text[]), app.tell_of_ticket(), app.tell_of_message(),
  app.tell_of_project(), app.tell_of_phase(), app.tell_of_notices(), app.tell_of_person()
from public, anon;
grant execute on function app.notice_list(uuid), app.notice_choice(uuid) to authenticated;
