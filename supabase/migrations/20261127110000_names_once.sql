-- Names of people stand in app.profiles alone, titles of services in app.services (ADR-0030). Lists walk those tables in
-- order, and the rows of each person or service by an index that begins with them. What stood beside rows goes, and
-- search_text keeps only the words of its own row.

alter table app.profiles
  add column sort_key text collate "C" not null generated always as (app.sort_key(full_name)) stored,
  add column search_text text not null generated always as (app.fold(full_name)) stored;
create index profiles_sort_key_idx on app.profiles (sort_key, id);

alter table app.services
  add column sort_key text collate "C" not null generated always as (app.sort_key(title)) stored,
  add column search_text text not null generated always as (app.fold(title)) stored;
comment on table app.services is
  'The catalogue''s titles, which projects are ordered and found by. Written at each start, from contract/serviceTitles.ts.';

alter table app.client_details
  drop column name_key cascade,
  drop column search_text cascade,
  drop column full_name cascade,
  add column search_text text not null generated always as (
    app.fold(company || e'\n' || email || e'\n' || phone || e'\n' || document)
  ) stored;

alter table app.projects
  drop column client_key cascade,
  drop column manager_key cascade,
  drop column service_key cascade,
  drop column search_text cascade,
  drop column client_name cascade,
  drop column manager_name cascade,
  drop column service_title cascade,
  add column search_text text not null generated always as (app.fold(name || e'\n' || status)) stored;
drop index app.projects_client_id_idx;
create index projects_client_id_idx on app.projects (client_id, newest, id);
create index projects_service_id_idx on app.projects (service_id, newest, id);

alter table app.tickets
  drop column user_key cascade,
  drop column search_text cascade,
  drop column user_name cascade,
  drop column assignee_name cascade,
  drop column waiting_key cascade,
  add column waiting_key timestamptz not null generated always as (coalesce(waiting_since, 'infinity')) stored,
  add column search_text text not null generated always as (
    app.fold(subject || e'\n' || description || e'\n' || status)
  ) stored;
comment on column app.tickets.waiting_key is 'Ascending, what waits longest comes first, what does not wait last.';
create index tickets_waiting_key_idx on app.tickets (waiting_key, newest, id);

alter table app.ideas
  drop column user_key cascade,
  drop column search_text cascade,
  drop column user_name cascade,
  add column search_text text not null generated always as (app.fold(name || e'\n' || prompt)) stored;
drop index app.ideas_user_id_created_at_idx;
create index ideas_user_id_idx on app.ideas (user_id, newest, id);

alter table app.complaints
  drop column due_key cascade,
  add column due_key integer not null generated always as (
    case when answered then date '2000-01-01' - due_date else due_date - date '2000-01-01' end
  ) stored;
comment on column app.complaints.due_key is 'After answered: open ones by the day they are due, answered ones the latest first.';
create index complaints_due_key_idx on app.complaints (answered, due_key, newest, id);

comment on column app.ticket_messages.author_name is 'Their name at that time. Shown once their account is gone.';

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index profiles_search_text_idx on app.profiles
using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index client_details_search_text_idx on app.client_details
using gin (search_text gin_trgm_ops) with (fastupdate = off) where is_client;
create index projects_search_text_idx on app.projects
using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index tickets_search_text_idx on app.tickets
using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index ideas_search_text_idx on app.ideas
using gin (search_text gin_trgm_ops) with (fastupdate = off);
