-- Projects that move (docs/adr/0038): news, deliveries that the client answers, and managers who run their projects.

alter table app.projects add column archived_at timestamptz;
comment on column app.projects.archived_at is 'Since when nothing of it changes; null for a live project.';

create function app.runs_project(project uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from app.projects p
     where p.id = project
       and (
         app.my_role() = 'admin'
         or (p.assigned_to = auth.uid() and app.my_role() = 'project_manager')
       )
  );
end
$$;
comment on function app.runs_project(uuid) is 'Whether the person is an admin or the project''s manager.';

-- The check keeps managers from handing a project to somebody else.
drop policy projects_update_admin on app.projects;
create policy projects_update_in_charge on app.projects for update to authenticated
using (
  (select app.my_role()) = 'admin'
  or (assigned_to = (select auth.uid()) and (select app.my_role()) = 'project_manager')
)
with check (
  (select app.my_role()) = 'admin'
  or (assigned_to = (select auth.uid()) and (select app.my_role()) = 'project_manager')
);

create function app.guard_project() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if auth.uid() is not null and app.my_role() is distinct from 'admin' then
    raise exception 'only an admin changes what a project is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
comment on function app.guard_project() is 'Leaves name, client, service and archiving to admins.';
create trigger projects_guard before update on app.projects
for each row when (
  (old.name, old.client_id, old.service_id, old.archived_at)
  is distinct from (new.name, new.client_id, new.service_id, new.archived_at)
) execute function app.guard_project();

drop policy phases_insert_admin on app.phases;
drop policy phases_update_admin on app.phases;
drop policy phases_delete_admin on app.phases;
create policy phases_insert_in_charge on app.phases for insert to authenticated
with check (app.runs_project(project_id));
create policy phases_update_in_charge on app.phases for update to authenticated
using (app.runs_project(project_id));
create policy phases_delete_in_charge on app.phases for delete to authenticated
using (app.runs_project(project_id));

create table app.project_updates (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references app.projects (id) on delete cascade,
  author_id uuid not null default auth.uid(),
  author_name text not null default app.my_name(),
  body text not null check (char_length(body) between 1 and 20000),
  created_at timestamptz not null default clock_timestamp()
);
create index project_updates_project_id_idx on app.project_updates (project_id, created_at desc);
comment on table app.project_updates is 'News of a project, posted by the agency; none changes.';
comment on column app.project_updates.author_id is 'Refers to nothing: news outlive their author''s account.';
comment on column app.project_updates.author_name is 'Their name at that time.';

alter table app.phases add constraint phases_id_project_id_key unique (id, project_id);

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
create index deliveries_phase_id_idx on app.deliveries (phase_id, project_id, created_at desc);
create index deliveries_project_id_idx on app.deliveries (project_id);
create index deliveries_unanswered_idx on app.deliveries (created_at) where answer is null;
comment on table app.deliveries is 'Deliveries of phases. The latest one decides the phase''s state (app.phase_state).';
comment on column app.deliveries.project_id is 'The phase''s project.';
comment on column app.deliveries.author_id is 'Refers to nothing: a delivery outlives its author''s account.';
comment on column app.deliveries.answer is 'What the client said, once and for all (app.keep_delivery).';
comment on column app.deliveries.answer_body is 'The requested changes.';
comment on column app.deliveries.reminded is 'How often the client was reminded of it.';

create function app.keep_delivery() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (to_jsonb(new) - '{answer,answer_body,answered_by,answered_by_name,answered_at,reminded}'::text[])
      is distinct from
      (to_jsonb(old) - '{answer,answer_body,answered_by,answered_by_name,answered_at,reminded}'::text[])
    or (
      old.answer is not null
      and (to_jsonb(new) - 'reminded') is distinct from (to_jsonb(old) - 'reminded')
    )
  then
    raise exception 'a delivery and its answer do not change' using errcode = 'restrict_violation';
  end if;
  if old.answer is null and new.answer is not null then
    new.answered_by := auth.uid();
    new.answered_by_name := app.my_name();
    new.answered_at := clock_timestamp();
  end if;
  return new;
end
$$;
comment on function app.keep_delivery() is 'Signs and dates the answer to a delivery; nothing else of it changes, nor does an answer.';
create trigger deliveries_keep before update on app.deliveries
for each row execute function app.keep_delivery();
alter table app.deliveries enable always trigger deliveries_keep;

alter table app.project_updates enable row level security;
alter table app.deliveries enable row level security;
revoke all on app.project_updates, app.deliveries from public, anon, authenticated;
grant select, insert (project_id, body) on app.project_updates to authenticated;
grant select, insert (phase_id, project_id, body, link), update (answer, answer_body)
on app.deliveries to authenticated;

-- Whoever sees a project sees its news and deliveries: the subqueries run under the policy of projects.
create policy project_updates_select_with_project on app.project_updates for select to authenticated
using (
  project_id = any (
    array(
      select p.id
        from app.projects p
       where p.client_id = (select auth.uid()) or p.assigned_to = (select auth.uid())
    )
  )
  or (select app.my_role()) = 'admin'
);
create policy project_updates_insert_in_charge on app.project_updates for insert to authenticated
with check (author_id = (select auth.uid()) and app.runs_project(project_id));
create policy deliveries_select_with_project on app.deliveries for select to authenticated
using (
  project_id = any (
    array(
      select p.id
        from app.projects p
       where p.client_id = (select auth.uid()) or p.assigned_to = (select auth.uid())
    )
  )
  or (select app.my_role()) = 'admin'
);
create policy deliveries_insert_in_charge on app.deliveries for insert to authenticated
with check (author_id = (select auth.uid()) and app.runs_project(project_id));
create policy deliveries_update_client on app.deliveries for update to authenticated
using (
  exists (
    select from app.projects p where p.id = project_id and p.client_id = (select auth.uid())
  )
);

create function app.phase_state(
  start_date timestamptz, end_date timestamptz, status text, delivered boolean, answer text, today date
) returns text
language sql immutable
begin atomic
  select case
    when delivered then coalesce(answer, 'entregada')
    -- A date is noon UTC of its calendar day.
    when status <> 'Completado' and (end_date at time zone 'UTC')::date < today then 'atrasada'
    when (start_date at time zone 'UTC')::date <= today then 'en curso'
    else 'pendiente'
  end;
end;
comment on function app.phase_state(timestamptz, timestamptz, text, boolean, text, date) is 'A phase''s state on a day in Lima: its latest delivery decides, without one its dates.';

create view app.phase_states with (security_invoker = true) as
select
  h.id,
  h.project_id,
  h.position,
  app.phase_state(
    h.start_date, h.end_date, p.status, d.id is not null, d.answer, (now() at time zone 'America/Lima')::date
  ) as state,
  case when d.answer is null then d.created_at end as delivered_at,
  json_build_object(
    'id', h.id,
    'name', h.name,
    'startDate', to_char(h.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'endDate', to_char(h.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'state', app.phase_state(
      h.start_date, h.end_date, p.status, d.id is not null, d.answer, (now() at time zone 'America/Lima')::date
    ),
    'deliveredAt', to_char(
      case when d.answer is null then d.created_at end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
  ) as card
  from app.phases h
  join app.projects p on p.id = h.project_id
  left join lateral (
    select d.id, d.answer, d.created_at
      from app.deliveries d
     where d.phase_id = h.id
     order by d.created_at desc, d.id desc
     limit 1
  ) d on true;
comment on view app.phase_states is 'Phases with their state and, in card, as the dashboard has them.';

alter table app.files
  alter column message_id drop not null,
  add column update_id uuid references app.project_updates (id) on delete cascade,
  add column delivery_id uuid references app.deliveries (id) on delete cascade,
  add constraint files_one_owner check (num_nonnulls(message_id, update_id, delivery_id) = 1),
  add constraint files_update_id_position_key unique (update_id, position),
  add constraint files_delivery_id_position_key unique (delivery_id, position);
comment on table app.files is 'Files of messages, news and deliveries; their content is in app.file_parts.';
grant select (update_id, delivery_id), insert (update_id, delivery_id) on app.files to authenticated;

-- The subqueries run under the owners' policies: whoever sees a message, news or a delivery sees its files.
drop policy files_select_with_message on app.files;
drop policy files_insert_author on app.files;
create policy files_select_with_owner on app.files for select to authenticated
using (
  case
    when message_id is not null then exists (select from app.ticket_messages m where m.id = message_id)
    when update_id is not null then exists (select from app.project_updates u where u.id = update_id)
    else exists (select from app.deliveries d where d.id = delivery_id)
  end
);
create policy files_insert_author on app.files for insert to authenticated
with check (
  case
    when message_id is not null then exists (
      select from app.ticket_messages m where m.id = message_id and m.author_id = (select auth.uid())
    )
    when update_id is not null then exists (
      select from app.project_updates u where u.id = update_id and u.author_id = (select auth.uid())
    )
    else exists (
      select from app.deliveries d where d.id = delivery_id and d.author_id = (select auth.uid())
    )
  end
);

create view app.update_cards with (security_invoker = true) as
select
  u.id,
  u.project_id,
  u.created_at,
  json_build_object(
    'id', u.id,
    'at', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'author', json_build_object('id', u.author_id, 'full_name', u.author_name),
    'body', u.body,
    'files', (
      select coalesce(
        json_agg(
          json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) order by f.position
        ),
        '[]'
      )
        from app.files f
       where f.update_id = u.id
    )
  ) as card
  from app.project_updates u;
comment on view app.update_cards is 'News as contract/projectPages.ts has them, in card.';

create view app.delivery_cards with (security_invoker = true) as
select
  d.id,
  d.phase_id,
  d.created_at,
  json_build_object(
    'id', d.id,
    'at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'author', json_build_object('id', d.author_id, 'full_name', d.author_name),
    'body', d.body,
    'link', d.link,
    'files', (
      select coalesce(
        json_agg(
          json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) order by f.position
        ),
        '[]'
      )
        from app.files f
       where f.delivery_id = d.id
    ),
    'answer', case
      when d.answer is not null then json_build_object(
        'kind', d.answer,
        'at', to_char(d.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'author', json_build_object('id', d.answered_by, 'full_name', d.answered_by_name),
        'body', d.answer_body
      )
    end
  ) as card
  from app.deliveries d;
comment on view app.delivery_cards is 'Deliveries as contract/projectPages.ts has them, in card.';

create view app.phase_cards with (security_invoker = true) as
select
  s.id,
  s.project_id,
  s.position,
  s.card::jsonb || jsonb_build_object(
    'deliveries', (
      select coalesce(json_agg(d.card order by d.created_at desc, d.id desc), '[]')
        from app.delivery_cards d
       where d.phase_id = s.id
    )
  ) as card
  from app.phase_states s;
comment on view app.phase_cards is 'Phases with their deliveries as contract/projectPages.ts has them, in card.';

-- Whoever sees a ticket sees the steps of its thread; whoever sees a project sees its history.
drop policy history_select_involved on app.history;
create policy history_select_involved on app.history for select to authenticated
using (
  (select app.my_role()) = 'admin'
  or (
    kind = 'ticket'
    and field in ('status', 'assigned_to')
    and exists (select from app.tickets t where t.id = object_id)
  )
  or (
    kind in ('project', 'phase')
    and exists (select from app.projects p where p.id = coalesce(project_id, object_id))
  )
);

-- Definer: nobody writes history by themselves.
create function app.record_project_news() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'project_updates' then
    insert into app.history (author_id, author_name, kind, object_id, field, to_value)
    values (new.author_id, new.author_name, 'project', new.project_id, 'update', left(new.body, 200));
  elsif tg_op = 'INSERT' then
    insert into app.history (author_id, author_name, kind, object_id, project_id, field, to_value)
    values (
      new.author_id, new.author_name, 'phase', new.phase_id, new.project_id, 'delivery', left(new.body, 200)
    );
  else
    insert into app.history (author_id, author_name, kind, object_id, project_id, field, to_value)
    values (
      new.answered_by, new.answered_by_name, 'phase', new.phase_id, new.project_id, 'answer',
      new.answer || coalesce(': ' || left(new.answer_body, 200), '')
    );
  end if;
  return null;
end
$$;
comment on function app.record_project_news() is 'Keeps news, deliveries and answers in the history, long texts by their beginning.';
create trigger project_updates_record_history after insert on app.project_updates
for each row execute function app.record_project_news();
create trigger deliveries_record_history after insert on app.deliveries
for each row execute function app.record_project_news();
create trigger deliveries_record_answer after update of answer on app.deliveries
for each row when (old.answer is null and new.answer is not null)
execute function app.record_project_news();

drop trigger projects_record_history on app.projects;
create trigger projects_record_history
after insert or delete or update of name, client_id, service_id, status, progress, assigned_to, archived_at
on app.projects
for each row execute function app.record_history(
  'project', 'name', 'name', 'client_id', 'service_id', 'status', 'progress', 'assigned_to', 'archived_at'
);

-- Live events, as a phase's change.
create trigger project_updates_tell after insert on app.project_updates
for each row execute function app.tell_of_phase();
create trigger deliveries_tell after insert or update of answer on app.deliveries
for each row execute function app.tell_of_phase();

create function app.project_detail(project uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select c.card::jsonb || jsonb_build_object(
      'client', jsonb_build_object('id', p.client_id, 'full_name', p.client_name),
      'createdAt', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'archivedAt', to_char(p.archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )
      from app.projects p
      join app.project_cards c on c.id = p.id
     where p.id = project
  );
end
$$;
comment on function app.project_detail(uuid) is 'A project as its page has it; null where one may not see it.';

create function app.project_page(project uuid, role text) returns json
language plpgsql stable set search_path = ''
as $$
declare
  detail constant jsonb := app.project_detail(project);
begin
  if detail is null then
    return null;
  end if;
  return json_build_object(
    'project', detail,
    'phases', (
      select coalesce(json_agg(h.card order by h.position), '[]')
        from app.phase_cards h
       where h.project_id = project
    ),
    'updates', (
      select coalesce(json_agg(u.card order by u.created_at desc, u.id desc), '[]')
        from app.update_cards u
       where u.project_id = project
    ),
    'tickets', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', t.id,
            'subject', t.subject,
            'status', t.status,
            'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'waitingSince', to_char(t.waiting_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by t.created_at desc, t.id
        ),
        '[]'
      )
        from (
          select * from app.tickets t where t.project_id = project order by t.created_at desc, t.id limit 50
        ) t
    ),
    'history', app.history_page(json_build_object('object', 'project:' || project, 'limit', 50)) -> 'rows'
  );
end
$$;
comment on function app.project_page(uuid, text) is 'A project with all that its page shows; null where one may not see it.';

create or replace function app.dashboard(me uuid default auth.uid(), role text default app.my_role())
returns json
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  manages constant boolean := role = 'project_manager';
  today constant date := (now() at time zone 'America/Lima')::date;
begin
  return (
    with mine as materialized (
      select p.*
        from app.projects p
       where (p.client_id = me or (p.assigned_to = me and manages)) and p.archived_at is null
    ), people as materialized (
      select p.id, p.full_name
        from app.profiles p
       where p.id = any (array(select client_id from mine union select assigned_to from mine))
    ), delivered as materialized (
      select distinct on (d.phase_id) d.phase_id, d.answer, d.created_at
        from app.deliveries d
       where d.project_id = any (array(select id from mine))
       order by d.phase_id, d.created_at desc, d.id desc
    ), schedules as materialized (
      select
        h.project_id,
        json_agg(
          json_build_object(
            'id', h.id,
            'name', h.name,
            'startDate', to_char(h.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'endDate', to_char(h.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'state', app.phase_state(
              h.start_date, h.end_date, p.status, d.phase_id is not null, d.answer, today
            ),
            'deliveredAt', to_char(
              case when d.answer is null then d.created_at end at time zone 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
            )
          )
          order by h.position
        ) as phases
        from app.phases h
        join mine p on p.id = h.project_id
        left join delivered d on d.phase_id = h.id
       where h.project_id = any (array(select id from mine))
       group by h.project_id
    )
    select json_build_object(
      'projects', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', p.id,
              'name', p.name,
              'status', p.status,
              'progress', p.progress,
              'serviceId', p.service_id,
              'userName', c.full_name,
              'assigned_to',
              case
                when m.id is not null then json_build_object('id', m.id, 'full_name', m.full_name)
              end,
              'phases', coalesce(s.phases, '[]'),
              'archivedAt', null,
              'latestUpdate', u.card
            )
            order by p.created_at desc, p.id
          ),
          '[]'
        )
          from mine p
          left join people c on c.id = p.client_id
          left join people m on m.id = p.assigned_to
          left join schedules s on s.project_id = p.id
          left join lateral (
            select json_build_object(
                'at', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                'body', left(u.body, 500)
              ) as card
              from app.project_updates u
             where u.project_id = p.id
             order by u.created_at desc
             limit 1
          ) u on true
         where case when manages then p.assigned_to = me else p.client_id = me end
      ),
      'serviceIds', (
        select coalesce(json_agg(s.service_id order by s.service_id), '[]')
          from (select distinct p.service_id from mine p where p.client_id = me) s
      )
    )
  );
end
$$;
comment on function app.dashboard(uuid, text) is 'A project manager''s assigned projects, everybody else''s own, without the archived; the services one has taken. Phases have their state, projects the beginning of their latest news.';

create function app.summary() returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'unassigned', (
        select count(*)
          from app.projects p
         where p.assigned_to is null and p.status <> 'Completado' and p.archived_at is null
      ),
      'overdue', h.overdue,
      'awaitingClient', h.awaiting,
      'openTickets', t.open,
      'dueComplaints', c.due,
      'newMessages', 0,
      'oldestTicket', to_char(t.oldest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'nextComplaint', to_char(c.next, 'YYYY-MM-DD')
    )
      from (
        select
          count(*) filter (where s.state = 'atrasada') as overdue,
          count(*) filter (where s.state = 'entregada') as awaiting
          from app.projects p
          join app.phase_states s on s.project_id = p.id
         where p.archived_at is null
      ) h,
      (
        select count(*) as open, min(t.waiting_since) as oldest
          from app.tickets t
         where t.waiting_since is not null
      ) t,
      (select count(*) as due, min(c.due_date) as next from app.complaints c where not c.answered) c
  );
end
$$;
comment on function app.summary() is 'Counts of what needs somebody, of what an admin sees.';

-- Notices and mails of projects.
alter table app.notices
  alter column ticket_id drop not null,
  add column project_id uuid references app.projects (id) on delete cascade,
  add constraint notices_one_object check (num_nonnulls(ticket_id, project_id) = 1),
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (
    case
      when ticket_id is not null then kind in ('ticket', 'message', 'note', 'status', 'assignment')
      else kind in ('delivery', 'approval', 'changes', 'update', 'reminder')
    end
  );
create index notices_project_id_idx on app.notices (project_id);
alter table app.notice_preferences
  drop constraint notice_preferences_muted_check,
  add constraint notice_preferences_muted_check check (
    muted <@ array[
      'ticket', 'message', 'note', 'status', 'assignment',
      'delivery', 'approval', 'changes', 'update', 'reminder'
    ]
  );

drop policy notices_select_own on app.notices;
drop policy notices_update_own on app.notices;
create policy notices_select_own on app.notices for select to authenticated
using (
  user_id = (select auth.uid())
  and (kind <> 'note' or (select app.my_role()) in ('admin', 'ticket_manager'))
  and case
    when ticket_id is not null then exists (select from app.tickets t where t.id = ticket_id)
    else exists (select from app.projects p where p.id = project_id)
  end
);
create policy notices_update_own on app.notices for update to authenticated
using (
  user_id = (select auth.uid())
  and (kind <> 'note' or (select app.my_role()) in ('admin', 'ticket_manager'))
  and case
    when ticket_id is not null then exists (select from app.tickets t where t.id = ticket_id)
    else exists (select from app.projects p where p.id = project_id)
  end
);

create or replace function app.notice_list(me uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'unread', (select count(*) from app.notices n where n.user_id = me and n.read_at is null),
      'notices', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', n.id,
              'kind', n.kind,
              'at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'read', n.read_at is not null,
              'title', n.title,
              'href', coalesce('#/support/' || n.ticket_id, '#/projects/' || n.project_id)
            )
            order by n.created_at desc
          ),
          '[]'
        )
          from (
            -- Two short reads along an index, not one that sorts all that were ever read.
            select *
              from (
                (
                  select * from app.notices u
                   where u.user_id = me and u.read_at is null
                   order by u.created_at desc
                   limit 50
                )
                union all
                (
                  select * from app.notices r
                   where r.user_id = me and r.read_at is not null
                   order by r.created_at desc
                   limit 50
                )
              ) latest
             order by latest.read_at is not null, latest.created_at desc
             limit 50
          ) n
      )
    )
  );
end
$$;

alter table app.outbox add column project_id uuid;
comment on column app.outbox.project_id is 'The project that a gathering mail tells of; null for another mail.';

create or replace function app.may_be_sent(mail app.outbox) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if mail.project_id is not null then
    return exists (
      select from app.projects p
        join app.active_people a on a.id = mail.reader_id
       where p.id = mail.project_id
         and (
           a.role = 'admin'
           or a.id = p.client_id
           or (a.id = p.assigned_to and a.role = 'project_manager')
         )
    );
  end if;
  return mail.ticket_id is null or exists (
    select from app.tickets t
     where t.id = mail.ticket_id
       and (
         mail.reader_id is null
         or exists (
           select from app.active_people p
            where p.id = mail.reader_id
              and (
                p.role in ('ticket_manager', 'admin')
                or (p.id = t.user_id and not mail.gathered @> '[{"kind": "note"}]')
              )
         )
       )
  );
end
$$;
comment on function app.may_be_sent(app.outbox) is 'Whether a mail''s reader still sees the project or ticket that it tells of, and its notes if it tells of one.';

revoke all on app.phase_states, app.update_cards, app.delivery_cards, app.phase_cards
from public, anon, authenticated;
grant select on app.phase_states, app.update_cards, app.delivery_cards, app.phase_cards to authenticated;
revoke execute on function
  app.runs_project(uuid), app.guard_project(), app.keep_delivery(),
  app.phase_state(timestamptz, timestamptz, text, boolean, text, date), app.record_project_news(),
  app.project_detail(uuid), app.project_page(uuid, text), app.summary()
from public, anon;
grant execute on function
  app.runs_project(uuid), app.phase_state(timestamptz, timestamptz, text, boolean, text, date),
  app.project_detail(uuid), app.project_page(uuid, text), app.summary()
to authenticated;
