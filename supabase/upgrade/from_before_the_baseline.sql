-- Brings the tables of a database from before the baseline to those of the baseline (ADR-0046). The objects were dropped
-- before this file and come back after it.

-- Files of any type but programs and scripts, up to 25 MB (ADR-0035).
alter table app.files
  drop constraint files_size_check,
  add constraint files_size_check check (size between 1 and 26214400);
comment on column app.files.type is 'As its content says; application/octet-stream where that says nothing.';

comment on column app.tickets.user_name is 'Copy of the author''s full_name (app.copy_ticket_names).';

-- Deliveries of a project fifty at a time (ADR-0038).
drop index app.deliveries_project_id_idx;
create index deliveries_project_id_idx on app.deliveries (project_id, created_at desc);

-- The mails of a thread, those that were tried included (ADR-0036).
drop index app.outbox_thread_idx;
create index outbox_thread_idx on app.outbox (thread, created_at) where thread is not null;

alter table app.message_entries rename to contact_message_entries;
-- Constraints too, which a new database names after the table; Postgres 18 names those of `not null` as well.
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint
     where conrelid = 'app.contact_message_entries'::regclass and conname like 'message\_entries\_%'
  loop
    execute format('alter table app.contact_message_entries rename constraint %1$I to %2$I', name, 'contact_' || name);
  end loop;
end
$$;
alter index app.message_entries_message_id_idx rename to contact_message_entries_message_id_idx;

-- Titles of services and labels of roles stand in the contract, and are written at each start.
create table app.services (
  id integer primary key,
  title text not null
);
comment on table app.services is 'The catalogue''s titles, which projects are found by. Written at each start, from contract/serviceTitles.ts.';
alter table app.services enable row level security;
insert into app.services (id, title) select s.id, app.service_title(s.id) from generate_series(1, 6) s (id);
comment on column app.roles.label is 'Staff is found by it. Written at each start, from contract/roleLabels.ts; null before.';

alter table app.projects
  drop column service_key,
  drop column search_text,
  add column service_title text not null default '';
comment on column app.projects.service_title is 'Copy of the service''s title.';
update app.projects p set service_title = s.title from app.services s where s.id = p.service_id;
alter table app.projects
  add column service_key text collate "C" not null generated always as (app.sort_key(service_title)) stored,
  add column search_text text not null generated always as (
    app.fold(client_name || e'\n' || name || e'\n' || manager_name || e'\n' || service_title || e'\n' || status)
  ) stored;
create index projects_service_key_idx on app.projects (service_key, newest, id);
drop function app.service_title(integer);

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index projects_search_text_idx on app.projects
using gin (search_text gin_trgm_ops) with (fastupdate = off);
