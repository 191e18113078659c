-- Who may see and change projects, phases and the templates of services, and what a change brings (ADR-0038, ADR-0039).

grant execute on function app.is_template(jsonb) to authenticated;

create policy services_select_admin on app.services for select to authenticated using ((select app.my_role()) = 'admin');
grant select on app.services to authenticated;

-- Who may see and change projects. One policy for each command: of several, the cheap condition may not be first.
create policy projects_select_involved on app.projects for select to authenticated
using (
  client_id = (select auth.uid())
  or (assigned_to = (select auth.uid()) and (select app.my_role() = 'project_manager'))
  or (select app.my_role() = 'admin')
);
create policy projects_insert_admin on app.projects for insert to authenticated
with check ((select app.my_role()) = 'admin');
-- The check keeps managers from handing a project to somebody else.
create policy projects_update_in_charge on app.projects for update to authenticated
using (
  (select app.my_role()) = 'admin'
  or (assigned_to = (select auth.uid()) and (select app.my_role()) = 'project_manager')
)
with check (
  (select app.my_role()) = 'admin'
  or (assigned_to = (select auth.uid()) and (select app.my_role()) = 'project_manager')
);
grant
  select,
  insert (name, client_id, service_id, scope),
  update (name, client_id, service_id, scope, status, progress, assigned_to, updated_at, archived_at)
on app.projects to authenticated;

create function app.runs_project(project uuid) returns boolean
language plpgsql stable set search_path = '' as $$
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
grant execute on function app.runs_project(uuid) to authenticated;

-- Runs under the policy of projects, once for each table that a statement reads, never once a row. As a sub-select of each
-- policy it would be planned with every statement. Its plan is kept, so it must not depend on who asks first: hence
-- the sub-selects around auth.uid().
create function app.my_projects() returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select p.id
      from app.projects p
     where p.client_id = (select auth.uid()) or p.assigned_to = (select auth.uid())
  );
end
$$;
comment on function app.my_projects() is 'The projects that somebody sees as their client or manager.';
grant execute on function app.my_projects() to authenticated;

-- Who sees a project sees its schedule, nobody else's.
create policy phases_select_with_project on app.phases for select to authenticated
using (project_id = any ((select app.my_projects())::uuid[]) or (select app.my_role()) = 'admin');
create policy phases_insert_in_charge on app.phases for insert to authenticated with check (app.runs_project(project_id));
create policy phases_update_in_charge on app.phases for update to authenticated using (app.runs_project(project_id));
create policy phases_delete_in_charge on app.phases for delete to authenticated using (app.runs_project(project_id));
grant
  select,
  insert (id, project_id, name, start_date, end_date, position),
  update (name, start_date, end_date, position),
  delete
on app.phases to authenticated;

create policy service_templates_select_admin on app.service_templates for select to authenticated
using ((select app.my_role()) = 'admin');
create policy service_templates_update_admin on app.service_templates for update to authenticated
using ((select app.my_role()) = 'admin');
grant select, update (phases) on app.service_templates to authenticated;

-- A policy sees rows, not columns: these are an admin's to change.
create function app.guard_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and app.my_role() is distinct from 'admin' then
    raise exception 'only an admin changes what a project is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
comment on function app.guard_project() is 'Leaves name, client, service, scope and archiving to admins.';
create trigger projects_guard before update on app.projects
for each row when (
  (old.name, old.client_id, old.service_id, old.scope, old.archived_at)
  is distinct from (new.name, new.client_id, new.service_id, new.scope, new.archived_at)
) execute function app.guard_project();

create function app.lock_managers(people uuid[]) returns boolean
language plpgsql set search_path = '' as $$
declare
  fitting integer;
begin
  perform
    from app.profiles p
    join app.roles r on r.id = p.role_id
   where p.id = any (people) and r.name in ('project_manager', 'admin') and p.deactivated_at is null
   order by p.id
     for share of p;
  get diagnostics fitting = row_count;
  return fitting = cardinality(people);
end
$$;
comment on function app.lock_managers(uuid[]) is
  'Whether these people, each named once, can all run projects: active project managers and admins. Their roles stay as '
  'they are until the transaction ends. Called before a project is locked, as a deletion locks.';
grant execute on function app.lock_managers(uuid[]) to authenticated;

-- Once a statement, not a row: a handover changes thousands.
create function app.require_project_manager() returns trigger
language plpgsql set search_path = '' as $$
declare
  assigned uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct n.assigned_to) into assigned from new_rows n where n.assigned_to is not null;
  else
    select array_agg(distinct n.assigned_to)
      into assigned
      from new_rows n
      join old_rows o on o.id = n.id
     where n.assigned_to is distinct from o.assigned_to and n.assigned_to is not null;
  end if;
  if assigned is not null and not app.lock_managers(assigned) then
    raise exception 'only an active project manager or admin is put in charge of a project'
      using errcode = 'check_violation', constraint = 'projects_assigned_to_manager';
  end if;
  return null;
end
$$;
comment on function app.require_project_manager() is 'Lets nobody but active project managers and admins be put in charge.';
create trigger projects_require_project_manager after insert on app.projects
referencing new table as new_rows for each statement execute function app.require_project_manager();
create trigger projects_require_new_manager after update on app.projects
referencing old table as old_rows new table as new_rows for each statement
execute function app.require_project_manager();

create function app.keep_approved_phase() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from app.projects p where p.id = old.project_id)
    and exists (select from app.deliveries d where d.phase_id = old.id and d.answer = 'aprobada')
  then
    raise exception 'an approved phase is not removed or renamed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function app.keep_approved_phase() is 'An approval cannot be undone by removing its phase, nor changed by renaming it.';
create trigger phases_keep_approved before delete on app.phases for each row execute function app.keep_approved_phase();
create trigger phases_keep_approved_name before update of name on app.phases
for each row when (new.name is distinct from old.name)
execute function app.keep_approved_phase();
-- Also where session_replication_role = 'replica' silences ordinary triggers.
alter table app.phases enable always trigger phases_keep_approved;
alter table app.phases enable always trigger phases_keep_approved_name;

create trigger projects_record_insert after insert on app.projects
referencing new table as new_rows for each statement execute function app.record_history('project', 'name');
create trigger projects_record_update after update on app.projects
referencing old table as old_rows new table as new_rows for each statement
execute function app.record_history(
  'project', 'name', 'name', 'client_id', 'service_id', 'scope', 'status', 'progress', 'assigned_to', 'archived_at'
);
create trigger projects_record_delete after delete on app.projects
referencing old table as old_rows for each statement execute function app.record_history('project', 'name');
create trigger phases_record_insert after insert on app.phases
referencing new table as new_rows for each statement execute function app.record_history('phase', 'name');
create trigger phases_record_update after update on app.phases
referencing old table as old_rows new table as new_rows for each statement
execute function app.record_history('phase', 'name', 'name', 'start_date', 'end_date', 'position');
create trigger phases_record_delete after delete on app.phases
referencing old table as old_rows for each statement execute function app.record_history('phase', 'name');

-- A former client's pages learn of it too.
create function app.tell_of_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.send_event(
    'project', coalesce(new.id, old.id), array_remove(array[new.client_id, old.client_id], null),
    array[new.assigned_to, old.assigned_to], '{admin}'
  );
  return null;
end
$$;
comment on function app.tell_of_project() is 'Tells of a project''s change.';
create trigger projects_tell after insert or update or delete on app.projects
for each row execute function app.tell_of_project();

create function app.tell_of_phase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.send_event('project', p.id, array[p.client_id], array[p.assigned_to], '{admin}')
     from app.projects p
    where p.id = coalesce(new.project_id, old.project_id);
  return null;
end
$$;
comment on function app.tell_of_phase() is 'Tells of a project''s change by its schedule.';
create trigger phases_tell after insert or update or delete on app.phases for each row execute function app.tell_of_phase();
