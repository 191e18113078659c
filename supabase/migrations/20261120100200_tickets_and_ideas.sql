-- Support tickets and generated ideas (specification, sections 3, 4 and 6).

create table app.tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.profiles (id) on delete cascade,
  subject text not null check (char_length(subject) between 1 and 200),
  description text not null check (char_length(description) between 1 and 5000),
  status text not null default 'Abierto' check (status in ('Abierto', 'En Progreso', 'Cerrado')),
  created_at timestamptz not null default now()
);
create index tickets_user_id_idx on app.tickets (user_id);
comment on table app.tickets is 'Requests for help. They go when their author''s account goes.';

create table app.ideas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  prompt text not null check (char_length(prompt) between 1 and 2000),
  description text not null,
  features text[] not null,
  created_at timestamptz not null default now()
);
create index ideas_user_id_idx on app.ideas (user_id);
comment on table app.ideas is 'What the idea generator answered, and to what.';
comment on column app.ideas.prompt is 'What the person wrote.';

alter table app.tickets enable row level security;
alter table app.ideas enable row level security;

revoke all on app.tickets, app.ideas from public, anon, authenticated;
grant select on app.tickets, app.ideas to authenticated;
grant insert (user_id, subject, description) on app.tickets to authenticated;
grant update (status) on app.tickets to authenticated;
grant insert (user_id, name, prompt, description, features) on app.ideas to authenticated;

create policy tickets_select_managers on app.tickets for select to authenticated
using ((select app.my_role()) in ('admin', 'ticket_manager'));

create policy tickets_select_own on app.tickets for select to authenticated
using (user_id = (select auth.uid()));

-- Ticket managers answer tickets, they do not raise them (decision 24).
create policy tickets_insert_own on app.tickets for insert to authenticated
with check (user_id = (select auth.uid()) and (select app.my_role()) <> 'ticket_manager');

create policy tickets_update_managers on app.tickets for update to authenticated
using ((select app.my_role()) in ('admin', 'ticket_manager'));

create policy ideas_select_admin on app.ideas for select to authenticated
using ((select app.my_role()) = 'admin');

create policy ideas_select_own on app.ideas for select to authenticated
using (user_id = (select auth.uid()));

create policy ideas_insert_own on app.ideas for insert to authenticated
with check (user_id = (select auth.uid()) and (select app.my_role()) is not null);

-- A ticket manager sees the names of those who raised a ticket, nobody else's.
create policy profiles_select_through_ticket on app.profiles for select to authenticated
using (
  (select app.my_role()) = 'ticket_manager'
  and exists (select from app.tickets t where t.user_id = profiles.id)
);
