-- Projects of somebody who is deactivated, or manages projects no longer, need a manager (docs/adr/0044).

create function app.active_managers() returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select p.id
      from app.profiles p
      join app.roles r on r.id = p.role_id
     where r.name = 'project_manager' and p.deactivated_at is null
  );
end
$$;
comment on function app.active_managers() is 'Who can run projects now.';
revoke execute on function app.active_managers() from public, anon;
grant execute on function app.active_managers() to authenticated;

create or replace function app.list_conditions(given json, terms text[]) returns text[]
language sql immutable
begin atomic
  select array(
    select c.condition
      from (values
        ('status', 't.status_rank = app.status_rank($1 ->> ''status'')'),
        ('type', 't.type = $1 ->> ''type'''),
        ('assigned_to', case
          when given ->> 'assigned_to' <> 'none' then 't.assigned_to = ($1 ->> ''assigned_to'')::uuid'
          when given ->> 'list' = 'projects' then '(t.assigned_to is null'
            || ' or t.assigned_to <> all ((select app.active_managers())::uuid[]))'
          else 't.assigned_to is null'
        end),
        ('service', 't.service_key = app.sort_key(app.service_title(($1 ->> ''service'')::integer))'),
        ('state', case
          case when given ->> 'list' in ('tickets', 'projects') then (given ->> 'list') || ' ' else '' end
            || (given ->> 'state')
          -- Delivered phases are not overdue, nor are those of completed projects (app.phase_state).
          when 'projects overdue' then 't.status_rank < app.status_rank(''Completado'') and t.id in ('
            || 'select h.project_id from app.phases h where not h.delivered'
            || ' and h.end_date < (now() at time zone ''America/Lima'')::date::timestamp at time zone ''UTC'')'
          when 'projects awaiting' then 't.id in ('
            || 'select d.project_id from app.deliveries d where d.answer is null and not exists ('
            || 'select from app.deliveries l where l.phase_id = d.phase_id'
            || ' and (l.created_at, l.id) > (d.created_at, d.id)))'
          when 'tickets open' then 't.status_rank < app.status_rank(''Cerrado'')'
          when 'tickets waiting' then 't.waiting_key < 9223372036854775807'
          when 'open' then 't.due_key < 500000'
          when 'answered' then 't.due_key >= 500000'
          when 'overdue' then 't.due_key < ($1 ->> ''today'')::date - date ''2000-01-01'''
          when 'soon' then 't.due_key between ($1 ->> ''today'')::date - date ''2000-01-01'''
            || ' and ($1 ->> ''soonUntil'')::date - date ''2000-01-01'''
          when 'onTime' then 't.due_key > ($1 ->> ''soonUntil'')::date - date ''2000-01-01'''
            || ' and t.due_key < 500000'
        end)
      ) c (field, condition)
     where given ->> c.field is not null
    union all
    select case
        when t.term ~ '[a-z0-9]{3}' then format('t.search_text like app.containing(($2)[%s])', t.place)
        else format('strpos(t.search_text, ($2)[%s]) > 0', t.place)
      end
      from unnest(terms) with ordinality t (term, place)
  );
end;

create or replace function app.summary() returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'unassigned', (
        select count(*)
          from app.projects p
         where p.status <> 'Completado'
           and p.archived_at is null
           and (
             p.assigned_to is null
             or p.assigned_to <> all ((select app.active_managers())::uuid[])
           )
      ),
      'overdue', (
        select count(*)
          from app.phases h
          join app.projects p on p.id = h.project_id
         where not h.delivered
           and h.end_date < (now() at time zone 'America/Lima')::date::timestamp at time zone 'UTC'
           and p.status_rank < app.status_rank('Completado')
           and p.archived_at is null
      ),
      'awaitingClient', (
        select count(*)
          from app.deliveries d
          join app.projects p on p.id = d.project_id
         where d.answer is null
           and p.archived_at is null
           and not exists (
             select from app.deliveries l
              where l.phase_id = d.phase_id and (l.created_at, l.id) > (d.created_at, d.id)
           )
      ),
      'openTickets', t.open,
      'dueComplaints', c.due,
      'newMessages', (
        select count(*) from app.contact_messages m where m.status_rank = app.status_rank('nuevo')
      ),
      'oldestTicket', to_char(t.oldest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'nextComplaint', to_char(c.next, 'YYYY-MM-DD')
    )
      from (
        select count(*) as open, min(t.waiting_since) as oldest
          from app.tickets t
         where t.waiting_since is not null
      ) t,
      (select count(*) as due, min(c.due_date) as next from app.complaints c where not c.answered) c
  );
end
$$;
