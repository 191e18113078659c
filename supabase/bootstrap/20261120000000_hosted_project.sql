-- What a hosted Supabase project already has, for the embedded database and for staging.
-- Column names are GoTrue's, so that the migrations and the identity service read the same table
-- everywhere. Needs a role that may create roles; later migrations do not.

do $$
declare
  role_name text;
begin
  -- Roles belong to the whole cluster: another database may have made them, perhaps just now.
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('create role %I nologin noinherit', role_name);
    exception
      when duplicate_object or unique_violation then null;
    end;
    if not pg_catalog.pg_has_role(current_user, role_name, 'member') then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end
$$;

-- A hosted project lets these roles use whatever appears in public; the migrations must take it back.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table auth.users is 'People who can sign in; a hosted project''s GoTrue keeps the same columns.';
comment on column auth.users.email is 'In lower case.';
comment on column auth.users.email_confirmed_at is 'Null until the address is confirmed; no session before.';
comment on column auth.users.raw_app_meta_data is 'Written by the service: how the person signs in.';
comment on column auth.users.raw_user_meta_data is 'Sent by the person at sign-up; never trusted for a role.';

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  refresh_key text not null,
  created_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);
comment on table auth.sessions is 'Who is signed in; the row''s end is the session''s.';
comment on column auth.sessions.refresh_key is 'Secret from which a refresh token''s successors follow.';

create table auth.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  generation integer not null,
  created_at timestamptz not null default now(),
  unique (session_id, generation)
);
comment on table auth.refresh_tokens is 'Refresh tokens ever given out in a session; the highest generation is the active one.';
comment on column auth.refresh_tokens.token_hash is 'SHA-256 in hex; the token itself is not kept.';
comment on column auth.refresh_tokens.generation is '1 for the sign-in''s token, one more at each rotation.';

create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
comment on table auth.signing_keys is 'ES256 keys that sign access tokens.';
comment on column auth.signing_keys.retired_at is 'When it stopped signing; its tokens are still verified for a day.';

-- Between statements of different people request.jwt.claims is '' rather than null.
create function auth.jwt() returns jsonb
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create function auth.uid() returns uuid
language sql stable set search_path = ''
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
comment on function auth.uid() is 'The signed-in person''s id; null for a visitor.';

create function auth.role() returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;

revoke all on all functions in schema auth from public;
grant execute on all functions in schema auth to anon, authenticated, service_role;
