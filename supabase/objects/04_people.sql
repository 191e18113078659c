-- People, their roles, and the team (ADR-0044).

grant execute on function
  app.fold(text), app.number_pattern(), app.numbers(text), app.sort_key(text), app.newest_first(timestamptz),
  app.status_rank(text), app.my_name()
to authenticated;

create policy roles_select_admin on app.roles for select to authenticated using ((select app.my_role()) = 'admin');
grant select on app.roles to authenticated;

-- As app.my_projects.
create function app.project_people() returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select case when p.client_id = (select auth.uid()) then p.assigned_to else p.client_id end
      from app.projects p
     where p.client_id = (select auth.uid()) or p.assigned_to = (select auth.uid())
  );
end
$$;
comment on function app.project_people() is 'Who is in charge of somebody''s projects, and whose projects they run.';
grant execute on function app.project_people() to authenticated;

-- Here and below, where a row's column is compared as well, a role is compared inside the subquery: so the planner takes
-- half of the rows for visible, not one of two hundred, and reads a page by the index of its order (ADR-0030).
-- Oneself; who is in charge of one's projects, or whose projects one runs; for staff, those who raised a ticket that one
-- sees; for an admin, all.
create policy profiles_select_known on app.profiles for select to authenticated
using (
  id = (select auth.uid())
  or id = any ((select app.project_people())::uuid[])
  or (select app.my_role() = 'admin')
  or (
    (select app.my_role() <> 'client')
    and exists (select from app.tickets t where t.user_id = profiles.id)
  )
);
create policy profiles_update_admin on app.profiles for update to authenticated using ((select app.my_role()) = 'admin');
grant select, update (role_id, deactivated_at, temporary_password) on app.profiles to authenticated;

create view public.profiles with (security_invoker = true) as
select id, full_name, role_id from app.profiles;
comment on view public.profiles is 'What the browser reads of app.profiles, under its policies.';
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;

-- Definer: whoever signs up has no rights here yet. A role in the metadata is the person's own claim and is ignored. A
-- name too odd to keep must not stop the sign-up: its line breaks, control characters and marks of direction go.
create function app.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.profiles (id, full_name, role_id)
  values (
    new.id,
    left(
      coalesce(
        nullif(
          btrim(
            regexp_replace(
              new.raw_user_meta_data ->> 'full_name',
              '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g'
            )
          ),
          ''
        ),
        nullif(split_part(new.email, '@', 1), ''),
        'Sin nombre'
      ),
      200
    ),
    1
  );
  return new;
end
$$;
comment on function app.create_profile() is 'Gives a new account its profile, always a client''s.';
create trigger users_create_profile after insert on auth.users for each row execute function app.create_profile();

-- Definer: GoTrue writes the password, with rights of its own. A new account's is written before it is marked.
create function app.note_own_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.profiles set temporary_password = false where id = new.id and temporary_password;
  return null;
end
$$;
comment on function app.note_own_password() is 'A changed password is the person''s own.';
create trigger users_note_own_password after update of encrypted_password on auth.users
for each row when (new.encrypted_password is distinct from old.encrypted_password)
execute function app.note_own_password();

-- Definer: it looks for other admins at the identity provider.
create function app.guard_team() returns trigger
language plpgsql security definer set search_path = '' as $$
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
  if not exists (
    select
      from app.active_people p
      join auth.users u on u.id = p.id
     where p.role = 'admin'
       and p.id <> new.id
       -- Who was invited and has not come may never come.
       and not coalesce(u.email_confirmed_at is null and u.raw_app_meta_data -> 'invited' = 'true', false)
  ) then
    raise exception 'the last admin stays' using errcode = 'APP02';
  end if;
  return new;
end
$$;
comment on function app.guard_team() is 'Keeps the last active admin; who is deactivated or reactivated has no earlier session.';
create trigger profiles_guard_team before update of role_id, deactivated_at on app.profiles
for each row execute function app.guard_team();

create trigger profiles_record_insert after insert on app.profiles
referencing new table as new_rows for each statement execute function app.record_history('person', 'full_name');
create trigger profiles_record_update after update on app.profiles
referencing old table as old_rows new table as new_rows for each statement
execute function app.record_history('person', 'full_name', 'full_name', 'role_id', 'deactivated_at');
create trigger profiles_record_delete after delete on app.profiles
referencing old table as old_rows for each statement execute function app.record_history('person', 'full_name');

-- Definer, as all that sends events: nobody sends them themselves.
create function app.tell_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.send_event('person', coalesce(new.id, old.id), '{}', '{}', '{}');
  return null;
end
$$;
comment on function app.tell_of_person() is 'Tells servers that a person''s role changed: they look again at who is behind a stream.';
create trigger profiles_tell after delete or update of role_id, deactivated_at on app.profiles
for each row execute function app.tell_of_person();

-- Of people with that role here the bundle makes its lists of managers.
create view app.profile_cards with (security_invoker = true) as
select
  p.id, p.full_name, p.sort_key,
  case when p.deactivated_at is null then r.name end as role,
  json_build_object(
    'id', p.id, 'full_name', p.full_name, 'role_id', p.role_id, 'role', coalesce(r.name, 'client')
  ) as card
  from app.profiles p
  left join app.roles r on r.id = p.role_id;
comment on view app.profile_cards is 'People as contract/people.ts has them, in card. role is null for who is deactivated. Role names are an admin''s to read.';
grant select on app.profile_cards to authenticated;

-- Definer: addresses are in auth.users, which is closed to people. Where the role of the migrations may not read it
-- either, the address is left out.
create function app.email_of(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.my_role() is distinct from 'admin' then
    return null;
  end if;
  return (select u.email from auth.users u where u.id = person);
exception
  when insufficient_privilege then
    return null;
end
$$;
comment on function app.email_of(uuid) is 'A person''s address, for admins; null for everybody else.';
grant execute on function app.email_of(uuid) to authenticated;

-- Names are alike that differ in capitals and accents alone.
create view app.name_details with (security_invoker = true) as
select
  p.id, p.sort_key,
  case
    when count(*) over (partition by p.sort_key) = 1 then null
    when d.company = '' or count(*) over (partition by p.sort_key, d.company) > 1 then d.email
    else d.company
  end as detail
  from app.profiles p
  join app.client_details d on d.id = p.id;
comment on view app.name_details is
  'What tells people of one name apart: their company, or their address where that is the same; null for who has the name alone.';
grant select on app.name_details to authenticated;

-- Definer: who sees a project or a ticket need not see the others of its client's name.
create function app.name_detail(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.my_role() in ('admin', 'ticket_manager')
    or exists (
      select from app.projects p
       where p.client_id = person and p.assigned_to = auth.uid() and app.my_role() = 'project_manager'
    )
  then
    return (
      select n.detail
        from app.name_details n
       where n.id = person and n.sort_key = (select p.sort_key from app.profiles p where p.id = person)
    );
  end if;
  return null;
end
$$;
comment on function app.name_detail(uuid) is
  'What tells a person from others of their name, for who handles all tickets or runs a project of theirs; null for everybody else.';
grant execute on function app.name_detail(uuid) to authenticated;

create view app.staff with (security_invoker = true) as
select
  p.id,
  p.sort_key as name_key,
  app.sort_key(coalesce(r.label, r.name)) collate "C" as role_key,
  concat_ws(e'\n', p.search_text, app.fold(coalesce(r.label, r.name)), app.fold(d.email)) as search_text
  from app.profiles p
  join app.roles r on r.id = p.role_id
  left join app.client_details d on d.id = p.id
 where p.role_id <> 1;
comment on view app.staff is 'Who works here, with what they are ordered and searched by: too few for indexes of their own.';
grant select on app.staff to authenticated;

-- Definer: addresses and sign-ins are in auth.users, which nobody reads with their own rights.
create function app.staff_card(person uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.my_role() is distinct from 'admin' then
    return null;
  end if;
  return (
    select json_build_object(
      'id', p.id, 'full_name', p.full_name, 'role_id', p.role_id, 'role', coalesce(r.name, 'client'),
      'email', u.email,
      'state', case
        when p.deactivated_at is not null then 'deactivated'
        when u.email_confirmed_at is null and u.raw_app_meta_data -> 'invited' = 'true' then 'invited'
        when p.temporary_password then 'must_change_password'
        else 'active'
      end,
      'lastSignInAt', app.instant(u.last_sign_in_at),
      'projects', (select count(*) from app.projects o where o.assigned_to = p.id and o.archived_at is null),
      'tickets', (select count(*) from app.tickets t where t.assigned_to = p.id and t.status <> 'Cerrado')
    )
      from app.profiles p
      join auth.users u on u.id = p.id
      left join app.roles r on r.id = p.role_id
     where p.id = person
  );
end
$$;
comment on function app.staff_card(uuid) is 'A person of the team as admins see them: address, state, last sign-in, and how much they are in charge of.';
grant execute on function app.staff_card(uuid) to authenticated;

create view app.staff_cards with (security_invoker = true) as
select p.id, app.staff_card(p.id) as card from app.profiles p;
comment on view app.staff_cards is 'The team as contract/team.ts has it, in card.';
grant select on app.staff_cards to authenticated;

create view app.staff_exports with (security_invoker = true) as
select p.id, json_build_object('full_name', p.full_name, 'role', coalesce(r.label, r.name)) as card
  from app.profiles p
  join app.roles r on r.id = p.role_id;
comment on view app.staff_exports is 'People as an export has them: with their role''s label.';
grant select on app.staff_exports to authenticated;
