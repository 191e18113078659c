-- What happens in a project (ADR-0038): news, and deliveries that the client answers.

create table app.project_updates (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references app.projects (id) on delete cascade,
  author_id uuid not null default auth.uid(),
  author_name text not null default app.my_name(),
  body text not null check (char_length(body) between 1 and 20000),
  created_at timestamptz not null default clock_timestamp()
);
comment on table app.project_updates is 'News of a project, posted by the agency; none changes.';
comment on column app.project_updates.author_id is 'Refers to nothing: news outlive their author''s account.';
comment on column app.project_updates.author_name is 'Their name at that time.';

create index project_updates_project_id_idx on app.project_updates (project_id, created_at desc);

create table app.deliveries (
  id uuid primary key default gen_random_uuid(),
  phase_id uuid not null,
  project_id uuid not null,
  author_id uuid not null default auth.uid(),
  author_name text not null default app.my_name(),
  body text not null check (char_length(body) between 1 and 20000),
  link text check (link ~* '^https?://[^[:space:]]+$' and char_length(link) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  answer text check (answer in ('aprobada', 'con cambios')),
  answer_body text check (char_length(answer_body) between 1 and 20000),
  answered_by uuid,
  answered_by_name text,
  answered_at timestamptz,
  reminded smallint not null default 0 check (reminded between 0 and 2),
  foreign key (phase_id, project_id) references app.phases (id, project_id) on delete cascade,
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (answered_by is null)),
  check ((answer is null) = (answered_by_name is null)),
  check ((answer_body is not null) = (answer is not distinct from 'con cambios'))
);
comment on table app.deliveries is 'Deliveries of phases. The latest one decides the phase''s state (app.phase_state).';
comment on column app.deliveries.project_id is 'The phase''s project.';
comment on column app.deliveries.author_id is 'Refers to nothing: a delivery outlives its author''s account.';
comment on column app.deliveries.answer is 'What the client said, once and for all (app.keep_delivery).';
comment on column app.deliveries.answer_body is 'The requested changes.';
comment on column app.deliveries.reminded is 'How often the client was reminded of it.';

create index deliveries_phase_id_idx on app.deliveries (phase_id, project_id, created_at desc);
create index deliveries_project_id_idx on app.deliveries (project_id, created_at desc);
create index deliveries_unanswered_idx on app.deliveries (created_at) where answer is null;

alter table app.project_updates enable row level security;
alter table app.deliveries enable row level security;
