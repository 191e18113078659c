-- People and their roles. Tables live in the schema app, which a hosted project does not publish;
-- public holds only what the browser asks for itself (decision 31).

create schema if not exists app;
comment on schema app is 'The agency''s data. Not published; reached through the API only.';
grant usage on schema app to authenticated;

create table app.roles (
  id integer primary key,
  name text not null unique check (name ~ '^[a-z][a-z_]*$')
);
comment on table app.roles is 'What a person may do. The code knows the first four; the others are other staff.';
comment on column app.roles.name is 'The name on the wire; screens show a Spanish label for it.';

insert into app.roles (id, name) values
  (1, 'client'),
  (2, 'project_manager'),
  (3, 'ticket_manager'),
  (4, 'admin'),
  (5, 'copywriter'),
  (6, 'designer');

create table app.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (char_length(full_name) between 1 and 200),
  role_id integer references app.roles (id)
);
create index profiles_role_id_idx on app.profiles (role_id);
comment on table app.profiles is 'One row for each person who can sign in.';
comment on column app.profiles.role_id is 'Null counts as client.';

-- Definer: whoever signs up has no rights here yet. A role in the metadata is the person's own
-- claim and is ignored. A name too odd to keep must not stop the sign-up.
create function app.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.profiles (id, full_name, role_id)
  values (
    new.id,
    left(
      coalesce(
        nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''),
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

create trigger users_create_profile after insert on auth.users
for each row execute function app.create_profile();

-- Definer: the policies of every table ask it, that of profiles included, which would otherwise
-- ask itself. It reads the table at each statement, so a changed role counts at once.
create function app.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(r.name, 'client')
    from app.profiles p
    left join app.roles r on r.id = p.role_id
   where p.id = auth.uid()
$$;
comment on function app.my_role() is 'The signed-in person''s role; null without a profile.';

create function public.get_role_for_user(p_user_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case when p_user_id = auth.uid() then app.my_role() end
$$;
comment on function public.get_role_for_user(uuid) is 'One''s own role; null for anybody else''s id.';

create view public.profiles with (security_invoker = true) as
select id, full_name, role_id from app.profiles;
comment on view public.profiles is 'What the browser reads of app.profiles, under its policies.';

alter table app.roles enable row level security;
alter table app.profiles enable row level security;

revoke all on app.roles, app.profiles, public.profiles from public, anon, authenticated;
revoke all on function app.create_profile(), app.my_role(), public.get_role_for_user(uuid)
from public, anon, authenticated;

grant select on app.roles, app.profiles, public.profiles to authenticated;
grant update (role_id) on app.profiles to authenticated;
grant execute on function app.my_role(), public.get_role_for_user(uuid) to authenticated;

create policy roles_select_admin on app.roles for select to authenticated
using ((select app.my_role()) = 'admin');

create policy profiles_select_admin on app.profiles for select to authenticated
using ((select app.my_role()) = 'admin');

create policy profiles_select_own on app.profiles for select to authenticated
using (id = (select auth.uid()));

create policy profiles_update_admin on app.profiles for update to authenticated
using ((select app.my_role()) = 'admin');
