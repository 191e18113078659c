-- The panel's rows have the states of phases, for the timeline of all projects; an approved phase stays (docs/adr/0038, 0039).

create function app.next_phase_day(project uuid) returns text
language sql stable set search_path = ''
begin atomic
  select min((h.end_date at time zone 'UTC')::date)::text
    from app.phases h
   where h.project_id = project
     and (h.end_date at time zone 'UTC')::date >= (now() at time zone 'America/Lima')::date;
end;
comment on function app.next_phase_day(uuid) is 'The day on which a project''s next phase ends.';
revoke execute on function app.next_phase_day(uuid) from public, anon;
grant execute on function app.next_phase_day(uuid) to authenticated;

create or replace view app.project_rows with (security_invoker = true) as
select
  c.id,
  c.client_id,
  c.created_at,
  (
    c.card::jsonb || jsonb_build_object(
      'nextDate', app.next_phase_day(c.id),
      'phases', (
        select coalesce(json_agg(s.card order by s.position), '[]')
          from app.phase_states s
         where s.project_id = c.id
      )
    )
  )::json as card
  from app.project_cards c;
comment on view app.project_rows is 'Projects as the panel lists them: with the states of phases and the day on which the next one ends.';

-- Files of all rows have no phases: they do not pay for their states.
create or replace view app.project_files with (security_invoker = true) as
select
  c.id,
  json_build_object(
    'card', c.card::jsonb || jsonb_build_object('nextDate', app.next_phase_day(c.id)),
    'email', app.email_of(c.client_id),
    'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.project_cards c;

-- No definer: whoever may remove a phase sees its deliveries. Removing the whole project, or a person, removes all.
create function app.keep_approved_phase() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from app.projects p where p.id = old.project_id)
    and exists (
      select from app.deliveries d where d.phase_id = old.id and d.answer = 'aprobada'
    )
  then
    raise exception 'an approved phase is not removed' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
comment on function app.keep_approved_phase() is 'An approval cannot be undone by removing its phase.';
revoke execute on function app.keep_approved_phase() from public, anon;
create trigger phases_keep_approved before delete on app.phases
for each row execute function app.keep_approved_phase();
alter table app.phases enable always trigger phases_keep_approved;
