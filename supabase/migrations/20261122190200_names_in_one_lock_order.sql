-- Changes of names lock the person first and then their projects. So a change of a project must not wait
-- for a person whom it leaves as they are: it would hold the project meanwhile, and each would wait for the
-- other. Whoever puts somebody new in locks that person before the project (assignProject).

create or replace function app.copy_project_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.client_id is distinct from old.client_id then
    select coalesce(max(s.full_name), '') into new.client_name
      from (select p.full_name from app.profiles p where p.id = new.client_id for share) s;
  end if;
  if tg_op = 'INSERT' or new.assigned_to is distinct from old.assigned_to then
    select coalesce(max(s.full_name), '') into new.manager_name
      from (select p.full_name from app.profiles p where p.id = new.assigned_to for share) s;
  end if;
  return new;
end
$$;
