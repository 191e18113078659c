-- An approval says what was approved: the phase keeps its name (docs/adr/0038).

create or replace function app.keep_approved_phase() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from app.projects p where p.id = old.project_id)
    and exists (
      select from app.deliveries d where d.phase_id = old.id and d.answer = 'aprobada'
    )
  then
    raise exception 'an approved phase is not removed or renamed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function app.keep_approved_phase() is 'An approval cannot be undone by removing its phase, nor changed by renaming it.';
create trigger phases_keep_approved_name before update of name on app.phases
for each row when (new.name is distinct from old.name)
execute function app.keep_approved_phase();
alter table app.phases enable always trigger phases_keep_approved_name;
