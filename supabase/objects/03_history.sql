-- Who changed what (ADR-0034). Triggers of the tables call these functions once a statement, with the rows as they
-- were (old_rows) and as they are (new_rows); this file stands before the tables', since their triggers name them.

-- Applies to everybody, the owner of the tables too. What the team knew of a client goes with the account (ley 29733).
create function app.keep_history() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.kind = 'client' and not exists (select from app.client_details d where d.id = old.object_id) then
      return old;
    end if;
  end if;
  raise exception 'history is append-only' using errcode = 'restrict_violation';
end
$$;
comment on function app.keep_history() is 'Lets no row of the history change, and none go but those of a client whose account is gone.';

create trigger history_kept before update or delete on app.history for each row execute function app.keep_history();
create trigger history_kept_all before truncate on app.history for each statement execute function app.keep_history();
-- Also where session_replication_role = 'replica' silences ordinary triggers.
alter table app.history enable always trigger history_kept;
alter table app.history enable always trigger history_kept_all;

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
    when field = 'service_id'
      then coalesce((select s.title from app.services s where s.id = value::integer), value)
    -- Noon UTC of a calendar day.
    when field in ('start_date', 'end_date') then left(value, 10)
    else value
  end;
end
$$;
comment on function app.history_text(text, text) is 'A field''s value as people read it.';

-- Definer: nobody writes history themselves. The arguments are the kind of object, the column that names it, and the
-- columns whose changes are recorded. old_rows and new_rows have one row a change, in the same order. They are paired by
-- that order, not by id: a cascade may change a row twice in one statement.
create function app.record_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  fields constant text[] := case when tg_op = 'UPDATE' then tg_argv[2:] else array[null] end;
  old_ones jsonb[];
  new_ones jsonb[];
begin
  if tg_op <> 'INSERT' then
    old_ones := array(select to_jsonb(o) from old_rows o);
  end if;
  if tg_op <> 'DELETE' then
    new_ones := array(select to_jsonb(n) from new_rows n);
  end if;
  insert into app.history
    (author_id, author_name, kind, object_id, project_id, field, from_value, to_value, person_id)
  select
    auth.uid(),
    app.my_name(),
    tg_argv[0],
    (coalesce(c.after, c.before) ->> 'id')::uuid,
    case when tg_argv[0] = 'phase' then (coalesce(c.after, c.before) ->> 'project_id')::uuid end,
    f.field,
    app.history_text(f.field, c.before ->> coalesce(f.field, tg_argv[1])),
    app.history_text(f.field, c.after ->> coalesce(f.field, tg_argv[1])),
    case when f.field in ('client_id', 'user_id', 'assigned_to') then (c.after ->> f.field)::uuid end
    from unnest(old_ones, new_ones) with ordinality c (before, after, place)
   cross join unnest(fields) with ordinality f (field, place)
   where (f.field is null or c.before -> f.field is distinct from c.after -> f.field)
     -- Clients come and go by themselves: of people only the team's are recorded.
     and (
       tg_argv[0] <> 'person'
       or coalesce(c.before ->> 'role_id', '1') <> '1'
       or coalesce(c.after ->> 'role_id', '1') <> '1'
     )
   order by c.place, f.place;
  return null;
end
$$;
comment on function app.record_history() is 'Records the creation and deletion of rows, and the fields that changed.';

create function app.can_take_back(changed text, object uuid, changed_field text, restored text) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select coalesce(
    (
      select h.author_id = auth.uid()
             and h.from_value is not distinct from app.history_text(changed_field, restored)
        from app.history h
       where h.kind = changed and h.object_id = object and h.field = changed_field
       order by h.id desc
       limit 1
    ),
    false
  );
end;
comment on function app.can_take_back(text, uuid, text, text) is 'Whether the last change of a field is the caller''s, and was from that value.';
grant execute on function app.can_take_back(text, uuid, text, text) to authenticated;

-- Whoever sees a ticket sees the steps of its thread. Whoever sees a project sees its history, but not who its clients
-- were, nor former texts of its scope: the next client need not know what came before.
create policy history_select_involved on app.history for select to authenticated
using (
  (select app.my_role()) = 'admin'
  or (
    kind = 'ticket'
    and field in ('status', 'assigned_to')
    and exists (select from app.tickets t where t.id = object_id)
  )
  or (
    kind in ('project', 'phase')
    and (field is null or field not in ('client_id', 'scope'))
    and exists (select from app.projects p where p.id = coalesce(project_id, object_id))
  )
);
grant select on app.history to authenticated;

create function reads.history(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := given ->> 'limit';
  object_kind constant text := split_part(given ->> 'object', ':', 1);
  object constant uuid := split_part(given ->> 'object', ':', 2)::uuid;
  before constant bigint := given ->> 'cursor';
begin
  return (
    select json_build_object(
      'rows', coalesce(
        json_agg(
          json_build_object(
            'id', f.id::text, 'at', app.instant(f.at), 'author', app.named(f.author_id, coalesce(f.author_name, '')),
            'object', f.kind || ':' || f.object_id, 'field', f.field, 'from', f.from_value, 'to', f.to_value
          )
          order by f.place
        ) filter (where f.place <= size),
        '[]'
      ),
      'next', case when count(*) > size then max(f.id::text) filter (where f.place = size) end
    )
      from (
        select h.*, row_number() over (order by h.id desc) as place
          from app.history h
         where (
             (h.object_id = object and h.kind = object_kind)
             or (h.project_id = object and object_kind = 'project')
           )
           and (before is null or h.id < before)
         order by h.id desc
         limit size + 1
      ) f
  );
end
$$;
comment on function reads.history(jsonb) is 'A page of what happened to an object, newest first; a project''s holds its phases''.';
