-- Who changed what (ADR-0034): written by triggers in the transaction of the change, kept for good.

create table app.history (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  author_id uuid,
  author_name text,
  kind text not null check (kind in ('project', 'phase', 'ticket', 'person', 'complaint', 'message')),
  object_id uuid not null,
  project_id uuid,
  field text,
  from_value text,
  to_value text,
  person_id uuid
);
comment on table app.history is
  'What changed. Append-only: no role changes or deletes a row (app.keep_history). Ids refer to nothing, since rows '
  'outlive what they tell of.';
comment on column app.history.author_id is 'The person of the request; null where no person did it.';
comment on column app.history.author_name is 'Their name at that time.';
comment on column app.history.project_id is 'The project of a phase.';
comment on column app.history.field is
  'The column that changed; null for a creation, which has the object''s name in to_value, and a deletion, which has '
  'it in from_value.';
comment on column app.history.from_value is 'As people read it: names in place of ids.';
comment on column app.history.person_id is 'Whom to_value names, where it names a person.';

create index history_object_idx on app.history (object_id, id);
create index history_project_id_idx on app.history (project_id, id) where project_id is not null;

alter table app.history enable row level security;
