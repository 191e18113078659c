-- What tells people of changes (ADR-0036). Events have no table: they are sent with pg_notify (app.send_event).

create table app.notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.profiles (id) on delete cascade,
  ticket_id uuid references app.tickets (id) on delete cascade,
  project_id uuid references app.projects (id) on delete cascade,
  kind text not null,
  title text not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  constraint notices_one_object check (num_nonnulls(ticket_id, project_id) = 1),
  constraint notices_kind_check check (
    case
      when ticket_id is not null then kind in ('ticket', 'message', 'note', 'status', 'assignment')
      else kind in ('delivery', 'approval', 'changes', 'update', 'reminder')
    end
  )
);
comment on table app.notices is 'What each person is told of in the page. The API writes them.';
comment on column app.notices.read_at is 'Null while it is unread.';

create index notices_user_id_idx on app.notices (user_id, created_at desc);
create index notices_unread_idx on app.notices (user_id) where read_at is null;
create index notices_ticket_id_idx on app.notices (ticket_id);
create index notices_project_id_idx on app.notices (project_id);

create table app.notice_preferences (
  user_id uuid primary key default auth.uid() references app.profiles (id) on delete cascade,
  muted text[] not null check (
    muted <@ array[
      'ticket', 'message', 'note', 'status', 'assignment',
      'delivery', 'approval', 'changes', 'update', 'reminder'
    ]
  )
);
comment on table app.notice_preferences is 'Of which kinds of notice a person wants no mail; no row: of all of them.';
comment on column app.notice_preferences.muted is 'In the page they are told all the same.';

alter table app.notices enable row level security;
alter table app.notice_preferences enable row level security;
