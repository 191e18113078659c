-- Services, projects, their phases, and the phases that a project of a service usually has (ADR-0038, ADR-0039).

create table app.services (
  id integer primary key,
  title text not null
);
comment on table app.services is 'The catalogue''s titles, which projects are found by. Written at each start, from contract/serviceTitles.ts.';

create table app.projects (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  client_id uuid not null references app.profiles (id),
  service_id integer not null check (service_id between 1 and 6),
  status text not null default 'Planificación'
    check (status in ('Planificación', 'En Progreso', 'Revisión', 'Completado')),
  progress integer not null default 0 check (progress between 0 and 100),
  assigned_to uuid references app.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  client_name text not null default '',
  manager_name text not null default '',
  service_title text not null default '',
  newest bigint not null generated always as (app.newest_first(created_at)) stored,
  client_key text collate "C" not null generated always as (app.sort_key(client_name)) stored,
  name_key text collate "C" not null generated always as (app.sort_key(name)) stored,
  manager_key text collate "C" not null generated always as (app.sort_key(manager_name)) stored,
  service_key text collate "C" not null generated always as (app.sort_key(service_title)) stored,
  status_rank integer not null generated always as (app.status_rank(status)) stored,
  search_text text not null generated always as (
    app.fold(
      client_name || e'\n' || name || e'\n' || manager_name || e'\n'
      || service_title || e'\n' || status
    )
  ) stored
);
comment on table app.projects is 'Work for a client. A client with projects cannot be deleted.';
comment on column app.projects.service_id is 'The catalogue''s number, 1 to 6.';
comment on column app.projects.progress is 'Whole percent.';
comment on column app.projects.assigned_to is 'The project manager in charge; null when nobody is.';
comment on column app.projects.archived_at is 'Since when nothing of it changes; null for a live project.';
comment on column app.projects.client_name is 'Copy of the client''s full_name (app.copy_project_names).';
comment on column app.projects.manager_name is 'Copy of the full_name of who is in charge; empty when nobody is.';
comment on column app.projects.service_title is 'Copy of the service''s title.';

create index projects_client_id_idx on app.projects (client_id);
create index projects_assigned_to_idx on app.projects (assigned_to, newest, id);
-- The policy asks for client_id and assigned_to: with both in the index, rows are counted without reading them.
create index projects_newest_idx on app.projects (newest, id) include (client_id, assigned_to) where archived_at is null;
create index projects_archived_idx on app.projects (newest, id) include (client_id, assigned_to) where archived_at is not null;
create index projects_client_key_idx on app.projects (client_key, newest, id);
create index projects_name_key_idx on app.projects (name_key, newest, id);
create index projects_manager_key_idx on app.projects (manager_key, newest, id);
create index projects_service_key_idx on app.projects (service_key, newest, id);
create index projects_status_rank_idx on app.projects (status_rank, newest, id);
create index projects_progress_idx on app.projects (progress, newest, id);

-- Positions are deferrable so that two phases can change places in one statement.
create table app.phases (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references app.projects (id) on delete cascade,
  name text not null check (name in ('Análisis', 'Desarrollo', 'Pruebas', 'Revisión')),
  start_date timestamptz not null,
  end_date timestamptz not null,
  position integer not null check (position >= 0),
  delivered boolean not null default false,
  unique (project_id, position) deferrable,
  unique (id, project_id),
  check (end_date >= start_date)
);
comment on table app.phases is 'A project''s schedule.';
comment on column app.phases.start_date is 'Noon UTC of its calendar day.';
comment on column app.phases.end_date is 'Noon UTC of its calendar day.';
comment on column app.phases.position is 'Place in the schedule, from 0.';
comment on column app.phases.delivered is 'Whether it was ever delivered (app.mark_delivered).';

-- Finds overdue phases: reading the states of all phases took a second with 20,000 projects.
create index phases_undelivered_idx on app.phases (end_date) include (project_id) where not delivered;

create function app.is_template(phases jsonb) returns boolean
language sql immutable
return case
  when jsonb_typeof(phases) <> 'array' then false
  else jsonb_array_length(phases) <= 16 and not exists (
    select
      from jsonb_array_elements(phases) p
     where jsonb_typeof(p) <> 'object'
        or p - array['name', 'days'] <> '{}'
        or coalesce(p ->> 'name' not in ('Análisis', 'Desarrollo', 'Pruebas', 'Revisión'), true)
        or coalesce(p ->> 'days' !~ '^([1-9]|[1-9]\d|1\d\d|2[0-4]\d|250)$', true)
  )
end;
comment on function app.is_template(jsonb) is 'Whether these are phases as TemplatePhase of contract/projectPages.ts has them.';

create table app.service_templates (
  id uuid primary key default gen_random_uuid(),
  service_id integer not null unique check (service_id between 1 and 6),
  phases jsonb not null check (app.is_template(phases))
);
comment on table app.service_templates is 'The phases that a new project of a service usually has.';
comment on column app.service_templates.phases is 'In their order: [{"name": …, "days": business days}].';

insert into app.service_templates (id, service_id, phases)
select ('5e4f1ce0-0000-4000-8000-00000000000' || t.service_id)::uuid, t.service_id, jsonb_build_array(
    jsonb_build_object('name', 'Análisis', 'days', t.analysis),
    jsonb_build_object('name', 'Desarrollo', 'days', t.development),
    jsonb_build_object('name', 'Pruebas', 'days', t.tests),
    jsonb_build_object('name', 'Revisión', 'days', t.review)
  )
  from (values
    (1, 5, 15, 5, 3), (2, 10, 40, 10, 5), (3, 5, 20, 5, 5),
    (4, 5, 10, 3, 3), (5, 5, 10, 3, 2), (6, 8, 20, 8, 4)
  ) t (service_id, analysis, development, tests, review);

alter table app.services enable row level security;
alter table app.projects enable row level security;
alter table app.phases enable row level security;
alter table app.service_templates enable row level security;

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index projects_search_text_idx on app.projects
using gin (search_text gin_trgm_ops) with (fastupdate = off);
