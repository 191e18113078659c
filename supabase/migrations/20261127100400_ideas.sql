-- What the idea generator proposed, and to whom (ADR-0014).

create table app.ideas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  prompt text not null check (char_length(prompt) between 1 and 2000),
  description text not null,
  features text[] not null,
  created_at timestamptz not null default now(),
  requested_at timestamptz,
  user_name text not null default '',
  newest bigint not null generated always as (app.newest_first(created_at)) stored,
  user_key text collate "C" not null generated always as (app.sort_key(user_name)) stored,
  name_key text collate "C" not null generated always as (app.sort_key(name)) stored,
  prompt_key text collate "C" not null generated always as (app.sort_key(prompt)) stored,
  search_text text not null generated always as (
    app.fold(user_name || e'\n' || name || e'\n' || prompt)
  ) stored
);
comment on table app.ideas is 'What the idea generator answered, and to what.';
comment on column app.ideas.prompt is 'What the person wrote.';
comment on column app.ideas.requested_at is 'When its person sent the agency a message about it; null: not yet.';
comment on column app.ideas.user_name is 'Copy of the author''s full_name (app.copy_author_name).';

-- A person's ideas, newest first, a page at a time.
create index ideas_user_id_created_at_idx on app.ideas (user_id, created_at, id);
create index ideas_newest_idx on app.ideas (newest, id);
create index ideas_user_key_idx on app.ideas (user_key, newest, id);
create index ideas_name_key_idx on app.ideas (name_key, newest, id);
create index ideas_prompt_key_idx on app.ideas (prompt_key, newest, id);

alter table app.ideas enable row level security;

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index ideas_search_text_idx on app.ideas
using gin (search_text gin_trgm_ops) with (fastupdate = off);
