-- What is read of projects: the states of phases, cards, and templates (ADR-0038, ADR-0039).

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
comment on function app.phase_state(timestamptz, timestamptz, text, boolean, text, date) is
  'A phase''s state on a day in Lima: its latest delivery decides, without one its dates.';
grant execute on function app.phase_state(timestamptz, timestamptz, text, boolean, text, date) to authenticated;

create view app.phase_states with (security_invoker = true) as
select
  h.id, h.project_id, h.position, s.state,
  case when (h.end_date at time zone 'UTC')::date >= t.today then (h.end_date at time zone 'UTC')::date end as coming_end,
  json_build_object(
    'id', h.id, 'name', h.name, 'startDate', app.instant(h.start_date), 'endDate', app.instant(h.end_date),
    'state', s.state, 'deliveredAt', app.instant(case when d.answer is null then d.created_at end)
  ) as card
  from app.phases h
  join app.projects p on p.id = h.project_id
  left join lateral (
    select d.id, d.answer, d.created_at
      from app.deliveries d
     where d.phase_id = h.id
     order by d.created_at desc, d.id desc
     limit 1
  ) d on true
  cross join lateral (select (now() at time zone 'America/Lima')::date as today) t
  cross join lateral app.phase_state(
    h.start_date, h.end_date, p.status, d.id is not null, d.answer, t.today
  ) s (state);
comment on view app.phase_states is
  'Phases with their state, the day on which they end unless it is over and, in card, as the dashboard has them.';
grant select on app.phase_states to authenticated;

create function app.active_managers() returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select p.id
      from app.profiles p
      join app.roles r on r.id = p.role_id
     where r.name in ('project_manager', 'admin') and p.deactivated_at is null
  );
end
$$;
comment on function app.active_managers() is 'Who can run projects now: projects of others need a manager (ADR-0044).';
grant execute on function app.active_managers() to authenticated;

-- `archivedAt` stands only in the cards of archived projects.
create view app.project_facts with (security_invoker = true) as
select
  p.id, p.client_id, p.created_at, p.archived_at,
  jsonb_build_object(
    'id', p.id, 'name', p.name, 'status', p.status, 'progress', p.progress, 'serviceId', p.service_id,
    'userName', c.full_name, 'assigned_to', app.named(m.id, m.full_name)
  ) || case
    when p.archived_at is null then '{}'
    else jsonb_build_object('archivedAt', app.instant(p.archived_at))
  end as facts
  from app.projects p
  left join app.profiles c on c.id = p.client_id
  left join app.profiles m on m.id = p.assigned_to;
comment on view app.project_facts is 'Projects as contract/projects.ts has them, without phases, in facts.';
grant select on app.project_facts to authenticated;

create view app.project_cards with (security_invoker = true) as
select
  f.id, f.client_id, f.created_at, f.archived_at,
  f.facts || jsonb_build_object(
    'phases', array(
      select json_build_object(
          'id', h.id, 'name', h.name, 'startDate', app.instant(h.start_date), 'endDate', app.instant(h.end_date)
        )
        from app.phases h
       where h.project_id = f.id
       order by h.position
    )
  ) as card
  from app.project_facts f;
comment on view app.project_cards is 'Projects as contract/projects.ts has them, in card.';
grant select on app.project_cards to authenticated;

create view app.project_rows with (security_invoker = true) as
select
  f.id,
  f.facts || jsonb_build_object('nextDate', s.next_date, 'phases', coalesce(s.phases, '[]'))
  || jsonb_strip_nulls(jsonb_build_object('userDetail', app.name_detail(f.client_id))) as card
  from app.project_facts f
  cross join lateral (
    select min(h.coming_end)::text as next_date, json_agg(h.card order by h.position) as phases
      from app.phase_states h
     where h.project_id = f.id
  ) s;
comment on view app.project_rows is
  'Projects as the panel lists them: with the states of phases, the day on which the next one ends, and what tells clients of one name apart.';
grant select on app.project_rows to authenticated;

-- Exports do not pay for the states of phases. The day is the first coming_end of app.phase_states.
create view app.project_exports with (security_invoker = true) as
select
  c.id,
  json_build_object(
    'card', c.card || jsonb_build_object('nextDate', n.day), 'email', app.email_of(c.client_id),
    'createdAt', app.instant(c.created_at), 'scope', (select p.scope from app.projects p where p.id = c.id)
  ) as card
  from app.project_cards c
  cross join lateral (
    select min((h.end_date at time zone 'UTC')::date)::text as day
      from app.phases h
     where h.project_id = c.id
       and (h.end_date at time zone 'UTC')::date >= (now() at time zone 'America/Lima')::date
  ) n;
comment on view app.project_exports is 'Projects as an export has them: the client''s address, when each began, and its scope.';
grant select on app.project_exports to authenticated;

create view app.template_cards with (security_invoker = true) as
select
  t.id, t.service_id,
  json_build_object('id', t.id, 'serviceId', t.service_id, 'phases', t.phases) as card
  from app.service_templates t;
comment on view app.template_cards is 'Templates as contract/projectPages.ts has them, in card.';
grant select on app.template_cards to authenticated;

create function reads.templates(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
begin
  return (
    select json_build_object('rows', coalesce(json_agg(t.card order by t.service_id), '[]'))
      from app.template_cards t
  );
end
$$;
comment on function reads.templates(jsonb) is 'The templates by service.';
