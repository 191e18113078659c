-- Tickets, what is written on them, and answers that are given often (ADR-0035).

create table app.tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.profiles (id) on delete cascade,
  subject text not null check (char_length(subject) between 1 and 200),
  description text not null check (char_length(description) between 1 and 5000),
  status text not null default 'Abierto' check (status in ('Abierto', 'En Progreso', 'Cerrado')),
  project_id uuid references app.projects (id) on delete set null,
  assigned_to uuid references app.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  waiting_since timestamptz,
  first_response_at timestamptz,
  user_name text not null default '',
  assignee_name text not null default '',
  newest bigint not null generated always as (app.newest_first(created_at)) stored,
  user_key text collate "C" not null generated always as (app.sort_key(user_name)) stored,
  subject_key text collate "C" not null generated always as (app.sort_key(subject)) stored,
  status_rank integer not null generated always as (app.status_rank(status)) stored,
  waiting_key bigint not null generated always as (
    coalesce(-app.newest_first(waiting_since), 9223372036854775807)
  ) stored,
  search_text text not null generated always as (
    app.fold(user_name || e'\n' || subject || e'\n' || description || e'\n' || status)
  ) stored
);
comment on table app.tickets is 'Requests for help. They go when their author''s account goes.';
comment on column app.tickets.project_id is 'What it is about; null where its author named none.';
comment on column app.tickets.assigned_to is 'Who is in charge: a ticket manager or an admin; null when nobody is.';
comment on column app.tickets.waiting_since is 'Since when it waits for the agency; null where it does not (app.time_ticket, app.heed_message).';
comment on column app.tickets.first_response_at is 'When the agency first answered (app.heed_message).';
comment on column app.tickets.user_name is 'Copy of the author''s full_name (app.copy_ticket_names).';
comment on column app.tickets.assignee_name is 'Copy of the full_name of who is in charge; empty when nobody is (app.copy_ticket_names).';
comment on column app.tickets.waiting_key is 'Ascending, what waits longest comes first, what does not wait last.';

create index tickets_user_id_idx on app.tickets (user_id, newest, id);
create index tickets_project_id_idx on app.tickets (project_id);
create index tickets_assigned_to_idx on app.tickets (assigned_to, newest, id);
create index tickets_newest_idx on app.tickets (newest, id);
create index tickets_user_key_idx on app.tickets (user_key, newest, id);
create index tickets_subject_key_idx on app.tickets (subject_key, newest, id);
-- The policy asks for user_id: with it in the index, rows are counted without reading them.
create index tickets_status_rank_idx on app.tickets (status_rank, newest, id) include (user_id);
create index tickets_waiting_key_idx on app.tickets (waiting_key, newest, id);

create table app.ticket_messages (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references app.tickets (id) on delete cascade,
  author_id uuid default auth.uid() references app.profiles (id) on delete set null,
  author_name text not null default app.my_name(),
  internal boolean not null default false,
  body text not null check (char_length(body) between 1 and 20000),
  created_at timestamptz not null default clock_timestamp()
);
comment on table app.ticket_messages is 'What is written on a ticket; none changes.';
comment on column app.ticket_messages.author_id is 'Null once their account is gone.';
comment on column app.ticket_messages.author_name is 'Copy of the author''s full_name.';
comment on column app.ticket_messages.internal is 'A note, which only ticket managers and admins see.';

create index ticket_messages_ticket_id_idx on app.ticket_messages (ticket_id, created_at);
create index ticket_messages_author_id_idx on app.ticket_messages (author_id);

create table app.saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 100),
  body text not null check (char_length(body) between 1 and 5000)
);
comment on table app.saved_replies is 'Answers that are given often, for all who answer tickets.';
comment on column app.saved_replies.body is 'May hold {cliente} and {proyecto}, which the page fills in.';

alter table app.tickets enable row level security;
alter table app.ticket_messages enable row level security;
alter table app.saved_replies enable row level security;

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index tickets_search_text_idx on app.tickets
using gin (search_text gin_trgm_ops) with (fastupdate = off);
