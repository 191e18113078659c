-- Only a project manager is put in charge of a project, whoever writes it.

-- Whoever writes projects sees all profiles and roles, so it needs no rights of its own. The lock makes
-- a change of role that runs at the same time wait. Whoever is in charge already stays so when their
-- role changes: the project must remain editable.
create function app.require_project_manager() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.assigned_to is null or new.assigned_to is not distinct from old.assigned_to then
    return new;
  end if;
  perform
    from app.profiles p
    join app.roles r on r.id = p.role_id
   where p.id = new.assigned_to and r.name = 'project_manager'
     for share of p;
  if not found then
    raise exception 'only a project manager is put in charge of a project'
      using errcode = 'check_violation', constraint = 'projects_assigned_to_manager';
  end if;
  return new;
end
$$;
comment on function app.require_project_manager() is 'Lets nobody but project managers be put in charge.';
revoke all on function app.require_project_manager() from public, anon, authenticated;

create trigger projects_require_project_manager before insert or update of assigned_to on app.projects
for each row execute function app.require_project_manager();
