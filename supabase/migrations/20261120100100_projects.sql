-- Projects and their phases (specification, sections 3, 4 and 6).

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
  updated_at timestamptz not null default now()
);
create index projects_client_id_idx on app.projects (client_id);
create index projects_assigned_to_idx on app.projects (assigned_to);
comment on table app.projects is 'Work for a client. A client with projects cannot be deleted.';
comment on column app.projects.service_id is 'The catalogue''s number, 1 to 6.';
comment on column app.projects.progress is 'Whole percent.';
comment on column app.projects.assigned_to is 'The project manager in charge; null when nobody is.';

create table app.phases (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references app.projects (id) on delete cascade,
  name text not null check (name in ('Análisis', 'Desarrollo', 'Pruebas', 'Revisión')),
  start_date timestamptz not null,
  end_date timestamptz not null,
  position integer not null check (position >= 0),
  unique (project_id, position),
  check (end_date >= start_date)
);
comment on table app.phases is 'A project''s schedule.';
comment on column app.phases.start_date is 'Noon UTC of its calendar day.';
comment on column app.phases.end_date is 'Noon UTC of its calendar day.';
comment on column app.phases.position is 'Place in the schedule, from 0.';

alter table app.projects enable row level security;
alter table app.phases enable row level security;

revoke all on app.projects, app.phases from public, anon, authenticated;
grant select on app.projects, app.phases to authenticated;
grant insert (name, client_id, service_id) on app.projects to authenticated;
grant update (status, progress, assigned_to, updated_at) on app.projects to authenticated;
grant insert (id, project_id, name, start_date, end_date, position) on app.phases to authenticated;
grant delete on app.phases to authenticated;

create policy projects_select_admin on app.projects for select to authenticated
using ((select app.my_role()) = 'admin');

create policy projects_select_assigned on app.projects for select to authenticated
using (assigned_to = (select auth.uid()) and (select app.my_role()) = 'project_manager');

create policy projects_select_own on app.projects for select to authenticated
using (client_id = (select auth.uid()));

create policy projects_insert_admin on app.projects for insert to authenticated
with check ((select app.my_role()) = 'admin');

create policy projects_update_admin on app.projects for update to authenticated
using ((select app.my_role()) = 'admin');

-- Whoever sees a project sees its schedule: the subquery runs under the policies above.
create policy phases_select_with_project on app.phases for select to authenticated
using (exists (select from app.projects p where p.id = phases.project_id));

create policy phases_insert_admin on app.phases for insert to authenticated
with check ((select app.my_role()) = 'admin');

create policy phases_delete_admin on app.phases for delete to authenticated
using ((select app.my_role()) = 'admin');

-- A client sees who is in charge of their project; a project manager, whose projects they run.
create policy profiles_select_through_project on app.profiles for select to authenticated
using (
  exists (
    select from app.projects p
     where (p.assigned_to = profiles.id and p.client_id = (select auth.uid()))
        or (p.client_id = profiles.id and p.assigned_to = (select auth.uid()))
  )
);
