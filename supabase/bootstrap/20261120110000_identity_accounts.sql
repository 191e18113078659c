-- Links in mails, for embedded identity. A hosted project's GoTrue keeps its own.

create table auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('signup', 'recovery')),
  password_hash text,
  full_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, type),
  check (type = 'signup' or (password_hash is null and full_name is null))
);
comment on table auth.one_time_tokens is 'Links in mails that may still be used; a newer one takes an older one''s place, using it removes it.';
comment on column auth.one_time_tokens.token_hash is 'SHA-256 in hex of what the link carries; that itself is not kept.';
comment on column auth.one_time_tokens.password_hash is 'Of the sign-up that sent the link; counts once the link is used.';
comment on column auth.one_time_tokens.full_name is 'Of the sign-up that sent the link, empty where it gave none; null: the account''s stays.';
