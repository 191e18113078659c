-- Who changed what (docs/adr/0034): written by triggers in the transaction of the change, kept for good.

create table app.history (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  author_id uuid,
  author_name text,
  kind text not null
    check (kind in ('project', 'phase', 'ticket', 'person', 'complaint', 'message')),
  object_id uuid not null,
  project_id uuid,
  field text,
  from_value text,
  to_value text,
  person_id uuid
);
create index history_object_idx on app.history (object_id, id);
create index history_project_id_idx on app.history (project_id, id) where project_id is not null;
comment on table app.history is 'What changed. Append-only: no role changes or deletes a row (app.keep_history). Ids refer to nothing, since rows outlive what they tell of.';
comment on column app.history.author_id is 'The person of the request; null where no person did it.';
comment on column app.history.author_name is 'Their name at that time.';
comment on column app.history.project_id is 'The project of a phase.';
comment on column app.history.field is 'The column that changed; null for a creation, which has the object''s name in to_value, and a deletion, which has it in from_value.';
comment on column app.history.from_value is 'As people read it: names in place of ids.';
comment on column app.history.person_id is 'Whom to_value names, where it names a person.';

create function app.keep_history() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'history is append-only' using errcode = 'restrict_violation';
end
$$;
comment on function app.keep_history() is 'Lets no row of the history change or go.';
create trigger history_kept before update or delete on app.history
for each row execute function app.keep_history();
create trigger history_kept_all before truncate on app.history
for each statement execute function app.keep_history();
-- Also where session_replication_role = 'replica' silences ordinary triggers.
alter table app.history enable always trigger history_kept;
alter table app.history enable always trigger history_kept_all;

alter table app.history enable row level security;
revoke all on app.history from public, anon, authenticated;
grant select on app.history to authenticated;

-- Whoever sees a ticket sees the steps of its thread.
create policy history_select_involved on app.history for select to authenticated
using (
  (select app.my_role()) = 'admin'
  or (
    kind = 'ticket'
    and field in ('status', 'assigned_to')
    and exists (select from app.tickets t where t.id = object_id)
  )
);

create function app.history_text(field text, value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when value is null then null
    when field in ('client_id', 'user_id', 'assigned_to')
      then coalesce((select p.full_name from app.profiles p where p.id = value::uuid), value)
    when field = 'role_id'
      then coalesce((select r.name from app.roles r where r.id = value::integer), value)
    when field = 'project_id'
      then coalesce((select p.name from app.projects p where p.id = value::uuid), value)
    when field = 'service_id' then app.service_title(value::integer)
    -- Noon UTC of a calendar day.
    when field in ('start_date', 'end_date') then left(value, 10)
    else value
  end;
end
$$;
comment on function app.history_text(text, text) is 'A field''s value as people read it.';

-- Definer: nobody writes history by themselves. The arguments are the kind of object, the column that
-- names it, and the columns whose changes are kept.
create function app.record_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  object constant jsonb := coalesce(after, before);
  title constant text := tg_argv[1];
  author constant uuid := auth.uid();
  -- Rarely anything else than one field changes.
  fields constant text[] := array(
    select f from unnest(tg_argv[2:]) f where before -> f is distinct from after -> f
  );
begin
  if tg_op = 'UPDATE' and cardinality(fields) = 0 then
    return null;
  end if;
  -- Clients come and go by themselves.
  if tg_argv[0] = 'person'
    and coalesce(before ->> 'role_id', '1') = '1' and coalesce(after ->> 'role_id', '1') = '1'
  then
    return null;
  end if;
  insert into app.history
    (author_id, author_name, kind, object_id, project_id, field, from_value, to_value, person_id)
  select
    author,
    (select p.full_name from app.profiles p where p.id = author),
    tg_argv[0],
    (object ->> 'id')::uuid,
    case when tg_argv[0] = 'phase' then (object ->> 'project_id')::uuid end,
    f.field,
    app.history_text(f.field, before ->> coalesce(f.field, title)),
    app.history_text(f.field, after ->> coalesce(f.field, title)),
    case when f.field in ('client_id', 'user_id', 'assigned_to') then (after ->> f.field)::uuid end
    from unnest(case when tg_op = 'UPDATE' then fields else array[null::text] end)
      with ordinality f (field, place)
   order by f.place;
  return null;
end
$$;
comment on function app.record_history() is 'Keeps a row''s creation, deletion, or the fields that changed.';

-- Definer: as above. An answer is no object of its own.
create function app.record_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.history (author_id, author_name, kind, object_id, field, to_value)
  select new.author_id, new.author_name, 'complaint', new.complaint_id, f.field, f.value
    from (values
      (1, 'answer', new.text),
      (2, 'settled_on', new.settled_on::text),
      (3, 'settlement', new.settlement)
    ) f (place, field, value)
   where f.value is not null
   order by f.place;
  return null;
end
$$;
comment on function app.record_answer() is 'Keeps a complaint''s answer, and what was agreed on, in the complaint''s history.';

create trigger projects_record_history
after insert or delete or update of name, client_id, service_id, status, progress, assigned_to
on app.projects
for each row execute function app.record_history(
  'project', 'name', 'name', 'client_id', 'service_id', 'status', 'progress', 'assigned_to'
);
create trigger phases_record_history
after insert or delete or update of name, start_date, end_date, position on app.phases
for each row execute function app.record_history(
  'phase', 'name', 'name', 'start_date', 'end_date', 'position'
);
create trigger profiles_record_history
after insert or delete or update of full_name, role_id on app.profiles
for each row execute function app.record_history('person', 'full_name', 'full_name', 'role_id');
-- Nothing of a complaint changes; two years later it may go.
create trigger complaints_record_history after insert or delete on app.complaints
for each row execute function app.record_history('complaint', 'code');
create trigger complaint_answers_record_history after insert on app.complaint_answers
for each row execute function app.record_answer();

-- A schedule is changed phase by phase, no longer replaced, so that its history says what changed. Two
-- phases change places in one statement.
alter table app.phases
  drop constraint phases_project_id_position_key,
  add constraint phases_project_id_position_key unique (project_id, position) deferrable;
grant update (name, start_date, end_date, position) on app.phases to authenticated;
create policy phases_update_admin on app.phases for update to authenticated
using ((select app.my_role()) = 'admin');

create function app.history_page(given json) returns json
language plpgsql stable set search_path = ''
as $$
declare
  size constant integer := given ->> 'limit';
  object_kind constant text := split_part(given ->> 'object', ':', 1);
  object constant uuid := split_part(given ->> 'object', ':', 2)::uuid;
  before constant bigint := coalesce((given ->> 'cursor')::bigint, 9223372036854775807);
begin
  return (
    with found as (
      select h.*, row_number() over (order by h.id desc) as place
        from app.history h
       where (
           (h.object_id = object and h.kind = object_kind)
           or (h.project_id = object and object_kind = 'project')
         )
         and h.id < before
       order by h.id desc
       limit size + 1
    )
    select json_build_object(
      'rows', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', f.id::text,
              'at', to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'author', case
                when f.author_id is not null
                  then json_build_object('id', f.author_id, 'full_name', coalesce(f.author_name, ''))
              end,
              'object', f.kind || ':' || f.object_id,
              'field', f.field,
              'from', f.from_value,
              'to', f.to_value
            )
            order by f.place
          ),
          '[]'
        )
          from found f
         where f.place <= size
      ),
      'next', (
        select f.id::text
          from found f
         where f.place = size and exists (select from found o where o.place > size)
      )
    )
  );
end
$$;
comment on function app.history_page(json) is 'A page of what happened to an object, newest first; a project''s holds its phases''.';

revoke execute on function
  app.keep_history(), app.history_text(text, text), app.record_history(), app.record_answer(),
  app.history_page(json)
from public, anon;
grant execute on function app.history_page(json) to authenticated;
