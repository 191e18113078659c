-- Messages of the contact form, and what was answered and noted (ADR-0041).

create table app.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  status text not null default 'nuevo' check (status in ('nuevo', 'en conversación', 'ganado', 'perdido')),
  assigned_to uuid references app.profiles (id) on delete set null,
  account_id uuid references app.profiles (id) on delete set null,
  idea_id uuid references app.ideas (id) on delete set null,
  project_id uuid references app.projects (id) on delete set null,
  newest bigint not null generated always as (app.newest_first(created_at)) stored,
  name_key text collate "C" not null generated always as (app.sort_key(name)) stored,
  address text collate "C" not null generated always as (lower(email)) stored,
  status_rank integer not null generated always as (app.status_rank(status)) stored,
  search_text text not null generated always as (
    app.fold(name || e'\n' || email || e'\n' || subject || e'\n' || message)
  ) stored
);
comment on table app.contact_messages is
  'Messages of the contact form. The API writes them with the mail to the agency; those without a project go two years '
  'later (server/features/contact).';
comment on column app.contact_messages.id is 'Also the id of the mail to the agency, with which the thread of mails begins.';
comment on column app.contact_messages.assigned_to is 'The admin who takes care of it; null when nobody does.';
comment on column app.contact_messages.account_id is 'The signed-in sender, or whose confirmed address the message names.';
comment on column app.contact_messages.idea_id is 'The sender''s own idea that it is about.';
comment on column app.contact_messages.project_id is 'The project that came of it.';
comment on column app.contact_messages.address is 'The address as it is compared and ordered by.';

create index contact_messages_assigned_to_idx on app.contact_messages (assigned_to, newest, id);
create index contact_messages_account_id_idx on app.contact_messages (account_id);
create index contact_messages_idea_id_idx on app.contact_messages (idea_id);
create index contact_messages_project_id_idx on app.contact_messages (project_id);
create index contact_messages_newest_idx on app.contact_messages (newest, id);
create index contact_messages_name_key_idx on app.contact_messages (name_key, newest, id);
create index contact_messages_address_idx on app.contact_messages (address, newest, id);
create index contact_messages_status_rank_idx on app.contact_messages (status_rank, newest, id);

create table app.contact_message_entries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references app.contact_messages (id) on delete cascade,
  kind text not null check (kind in ('reply', 'note')),
  author_id uuid not null default auth.uid(),
  author_name text not null default app.my_name(),
  body text not null check (char_length(body) between 1 and 20000),
  created_at timestamptz not null default clock_timestamp()
);
comment on table app.contact_message_entries is 'Mails to the sender of a contact message, and the team''s notes; none changes.';
comment on column app.contact_message_entries.id is 'Also the id of a reply''s mail.';
comment on column app.contact_message_entries.author_id is 'Refers to nothing, since it outlives their account.';
comment on column app.contact_message_entries.author_name is 'Their name at that time. Like author_id and created_at it is the database''s to fill in.';

create index contact_message_entries_message_id_idx on app.contact_message_entries (message_id, created_at);

alter table app.contact_messages enable row level security;
alter table app.contact_message_entries enable row level security;

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index contact_messages_search_text_idx on app.contact_messages
using gin (search_text gin_trgm_ops) with (fastupdate = off);
