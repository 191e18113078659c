-- The team: who is deactivated, whose password is still the one the admin chose (docs/adr/0044).

alter table app.profiles
  add column deactivated_at timestamptz,
  add column sessions_from timestamptz,
  add column temporary_password boolean not null default false;
comment on column app.profiles.deactivated_at is 'Since when the person may not use the product; null for who may. The identity provider refuses their sign-in, too.';
comment on column app.profiles.sessions_from is 'Earlier sessions have ended: a reactivated person signs in again.';
comment on column app.profiles.temporary_password is 'Whether the password is still the one that was given with the account.';
grant update (deactivated_at, temporary_password) on app.profiles to authenticated;

create or replace view app.active_people with (security_invoker = true) as
select p.id, p.full_name, u.email, coalesce(r.name, 'client') as role, p.sessions_from
  from app.profiles p
  join auth.users u on u.id = p.id
  left join app.roles r on r.id = p.role_id
 where p.deactivated_at is null and (u.banned_until is null or u.banned_until <= now());

create view app.live_sessions with (security_invoker = true) as
select s.id, s.user_id, p.role
  from auth.sessions s
  join app.active_people p on p.id = s.user_id
 where (s.not_after is null or s.not_after > now())
   and (p.sessions_from is null or s.created_at >= p.sessions_from);
comment on view app.live_sessions is 'Sessions that may be used, with their person''s role. Read by the API''s role.';
revoke all on app.live_sessions from public, anon, authenticated;

create or replace function app.enter(claims text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  given constant jsonb := claims::jsonb;
  role text;
  done text;
begin
  select s.role
    into role
    from app.live_sessions s
   where s.id = (given ->> 'session_id')::uuid and s.user_id = (given ->> 'sub')::uuid;
  if role is not null then
    done := set_config('request.jwt.claims', claims, true);
    done := set_config('role', 'authenticated', true);
  end if;
  return role;
end
$$;

create or replace function app.my_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(r.name, 'client')
      from app.profiles p
      left join app.roles r on r.id = p.role_id
     where p.id = auth.uid() and p.deactivated_at is null
  );
end
$$;
comment on function app.my_role() is 'The signed-in person''s role; null without a profile, or for who is deactivated.';

-- Definer: the lock and the count must see every admin. Only requests of people are guarded: `npm run admin:grant`
-- makes the first admin.
create function app.guard_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.deactivated_at is distinct from old.deactivated_at then
    new.sessions_from := clock_timestamp();
  end if;
  if auth.uid() is null
    or not exists (select from app.roles r where r.id = old.role_id and r.name = 'admin')
    or (new.role_id = old.role_id and new.deactivated_at is null)
    or old.deactivated_at is not null
  then
    return new;
  end if;
  -- Two admins who remove each other at once take turns.
  perform pg_advisory_xact_lock(hashtext('app.last_admin'));
  if not exists (select from app.active_people p where p.role = 'admin' and p.id <> new.id) then
    raise exception 'the last admin stays' using errcode = 'APP02';
  end if;
  return new;
end
$$;
comment on function app.guard_team() is 'Keeps the last active admin; who is deactivated or reactivated has no earlier session.';
create trigger profiles_guard_team before update of role_id, deactivated_at on app.profiles
for each row execute function app.guard_team();
revoke execute on function app.guard_team() from public, anon, authenticated;

drop trigger profiles_tell on app.profiles;
create trigger profiles_tell after delete or update of role_id, deactivated_at on app.profiles
for each row execute function app.tell_of_person();
drop trigger profiles_record_history on app.profiles;
create trigger profiles_record_history
after insert or delete or update of full_name, role_id, deactivated_at on app.profiles
for each row execute function app.record_history(
  'person', 'full_name', 'full_name', 'role_id', 'deactivated_at'
);

-- Runs when GoTrue writes the password, with rights of its own. A new account's is written before it is marked.
create function app.note_own_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.profiles set temporary_password = false where id = new.id and temporary_password;
  return null;
end
$$;
comment on function app.note_own_password() is 'A changed password is the person''s own.';
create trigger users_note_own_password after update of encrypted_password on auth.users
for each row when (new.encrypted_password is distinct from old.encrypted_password)
execute function app.note_own_password();
revoke execute on function app.note_own_password() from public, anon, authenticated;

-- Nobody who is deactivated is put in charge of anything.

create or replace function app.require_project_manager() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.assigned_to is null or new.assigned_to is not distinct from old.assigned_to then
    return new;
  end if;
  perform
    from app.profiles p
    join app.roles r on r.id = p.role_id
   where p.id = new.assigned_to and r.name = 'project_manager' and p.deactivated_at is null
     for share of p;
  if not found then
    raise exception 'only a project manager is put in charge of a project'
      using errcode = 'check_violation', constraint = 'projects_assigned_to_manager';
  end if;
  return new;
end
$$;

create or replace function app.lock_assignee(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    raise exception 'only who answers tickets asks who else does' using errcode = 'insufficient_privilege';
  end if;
  perform
    from app.profiles p
    join app.roles r on r.id = p.role_id
   where p.id = person and r.name in ('ticket_manager', 'admin') and p.deactivated_at is null
     for share of p;
  return found;
end
$$;

create or replace function app.require_message_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform
      from app.profiles p
      join app.roles r on r.id = p.role_id
     where p.id = new.assigned_to and r.name = 'admin' and p.deactivated_at is null
       for share of p;
    if not found then
      raise exception 'only an admin takes care of a message'
        using errcode = 'check_violation', constraint = 'contact_messages_assigned_to_admin';
    end if;
  end if;
  return new;
end
$$;

create or replace function app.assignees() returns json
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
     where r.name in ('admin', 'ticket_manager') and p.deactivated_at is null
  );
end
$$;

-- The bundle offers as project managers the people with that role here.
create or replace view app.profile_cards with (security_invoker = true) as
select
  p.id,
  p.full_name,
  case when p.deactivated_at is null then r.name end as role,
  json_build_object(
    'id', p.id,
    'full_name', p.full_name,
    'role_id', p.role_id,
    'role', coalesce(r.name, 'client')
  ) as card
  from app.profiles p
  left join app.roles r on r.id = p.role_id;
comment on view app.profile_cards is 'People as contract/people.ts has them, in card. role is null for who is deactivated. Role names are an admin''s to read.';

-- Definer: addresses and sign-ins are in auth.users, which nobody reads with their own rights.
create function app.staff_card(person uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return null;
  end if;
  return (
    select json_build_object(
      'id', p.id,
      'full_name', p.full_name,
      'role_id', p.role_id,
      'role', coalesce(r.name, 'client'),
      'email', u.email,
      'state', case
        when p.deactivated_at is not null then 'deactivated'
        when p.temporary_password then 'must_change_password'
        else 'active'
      end,
      'lastSignInAt', to_char(u.last_sign_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'projects', (
        select count(*) from app.projects o where o.assigned_to = p.id and o.archived_at is null
      ),
      'tickets', (
        select count(*) from app.tickets t where t.assigned_to = p.id and t.status <> 'Cerrado'
      )
    )
      from app.profiles p
      join auth.users u on u.id = p.id
      left join app.roles r on r.id = p.role_id
     where p.id = person
  );
end
$$;
comment on function app.staff_card(uuid) is 'A person of the team as admins see them: address, state, last sign-in, and how much they are in charge of.';
revoke execute on function app.staff_card(uuid) from public, anon;
grant execute on function app.staff_card(uuid) to authenticated;

create view app.staff_cards with (security_invoker = true) as
select p.id, app.staff_card(p.id) as card from app.profiles p;
comment on view app.staff_cards is 'The team as contract/team.ts has it, in card.';
revoke all on app.staff_cards from public, anon, authenticated;
grant select on app.staff_cards to authenticated;

-- The staff list has cards of its own.
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
      when o.list = 'staff' then 'staff_cards'
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
