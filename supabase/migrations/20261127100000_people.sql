-- People and roles. All tables are in the schema app, which a hosted project does not publish; the schema public
-- holds only what the browser asks for itself (ADR-0003). Functions, views, triggers, policies and grants are in
-- supabase/objects; here are only those functions that columns depend on.

create schema if not exists app;
comment on schema app is 'The agency''s data. Not published; reached through the API only.';

-- Trigrams find what a text contains. A hosted project has a schema for extensions, and may have this one already.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- What lists sort and search by is stored in generated columns (ADR-0030), made by the following functions.

-- Equal to src/lib/foldText.ts for Spanish. Marks are removed before lower(), which in a database of
-- locale C knows only ASCII.
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

create function app.newest_first(moment timestamptz) returns bigint
language sql immutable strict parallel safe
return -(extract(epoch from moment at time zone 'UTC') * 1000000)::bigint;
comment on function app.newest_first(timestamptz) is 'Ascending, the newest comes first: so all columns of an index go one way.';

create function app.status_rank(status text) returns integer
language sql immutable strict parallel safe
return array_position(
  array[
    'Planificación', 'Abierto', 'En Progreso', 'Revisión', 'Completado', 'Cerrado',
    'nuevo', 'en conversación', 'ganado', 'perdido'
  ],
  status
);
comment on function app.status_rank(text) is 'A status''s place in the order of the work.';

create table app.roles (
  id integer primary key,
  name text not null unique check (name ~ '^[a-z][a-z_]*$'),
  label text
);
comment on table app.roles is 'What a person may do. The code knows the first four; the others are other staff.';
comment on column app.roles.name is 'The name on the wire; screens show a Spanish label for it.';
comment on column app.roles.label is 'Staff is found by it. Written at each start, from contract/roleLabels.ts; null before.';

insert into app.roles (id, name) values
  (1, 'client'), (2, 'project_manager'), (3, 'ticket_manager'), (4, 'admin'), (5, 'copywriter'), (6, 'designer');

create table app.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (char_length(full_name) between 1 and 200),
  role_id integer references app.roles (id),
  deactivated_at timestamptz,
  sessions_from timestamptz,
  temporary_password boolean not null default false
);
comment on table app.profiles is 'One row for each person who can sign in.';
comment on column app.profiles.role_id is 'Null counts as client.';
comment on column app.profiles.deactivated_at is
  'Since when the person may not use the product; null for who may. The identity provider refuses their sign-in, too.';
comment on column app.profiles.sessions_from is 'Earlier sessions have ended: a reactivated person signs in again.';
comment on column app.profiles.temporary_password is 'Whether the password is still the one that was given with the account.';

create index profiles_role_id_idx on app.profiles (role_id);
-- The list of staff: few among many people.
create index profiles_staff_idx on app.profiles (id) where role_id <> 1;

-- Tables that keep the name of an author use it as a default, so that nobody can write another name.
create function app.my_name() returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select p.full_name from app.profiles p where p.id = auth.uid());
end
$$;
comment on function app.my_name() is 'The name of who asks.';

-- Name, address and role are copied here so that one index sorts clients and one text is searched.
create table app.client_details (
  id uuid primary key references app.profiles (id) on delete cascade,
  full_name text not null,
  email text not null,
  is_client boolean not null,
  company text not null default '' check (length(company) <= 200),
  phone text not null default '' check (length(phone) <= 30),
  document text not null default '' check (document ~ '^(\d{8}|\d{11})?$'),
  notes text not null default '' check (length(notes) <= 5000),
  created_at timestamptz not null,
  newest bigint not null generated always as (app.newest_first(created_at)) stored,
  name_key text collate "C" not null generated always as (app.sort_key(full_name)) stored,
  search_text text not null generated always as (
    app.fold(full_name || e'\n' || company || e'\n' || email || e'\n' || phone || e'\n' || document)
  ) stored
);
comment on table app.client_details is 'What the team knows of each person with an account. Staff have a row as well: they may become clients.';
comment on column app.client_details.full_name is 'Copy of the profile''s (app.copy_person).';
comment on column app.client_details.email is 'Copy of the account''s (app.copy_address).';
comment on column app.client_details.is_client is 'Whether the profile''s role is client.';
comment on column app.client_details.document is 'DNI or RUC; empty if unknown.';
comment on column app.client_details.notes is 'The team''s. The person does not read them.';

create index client_details_newest_idx on app.client_details (newest, id) where is_client;
create index client_details_name_key_idx on app.client_details (name_key, newest, id) where is_client;

alter table app.roles enable row level security;
alter table app.profiles enable row level security;
alter table app.client_details enable row level security;

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index client_details_search_text_idx on app.client_details
using gin (search_text gin_trgm_ops) with (fastupdate = off) where is_client;
