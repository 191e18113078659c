-- An open invitation is no admin who stays (docs/adr/0044).

create or replace function app.guard_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.deactivated_at is distinct from old.deactivated_at then
    new.sessions_from := clock_timestamp();
  end if;
  if auth.uid() is null
    or not exists (select from app.roles r where r.id = old.role_id and r.name = 'admin')
    or (new.role_id = old.role_id and new.deactivated_at is null)
    or old.deactivated_at is not null
  then
    return new;
  end if;
  -- Two admins who remove each other at once take turns.
  perform pg_advisory_xact_lock(hashtext('app.last_admin'));
  if not exists (
    select
      from app.active_people p
      join auth.users u on u.id = p.id
     where p.role = 'admin'
       and p.id <> new.id
       -- Who was invited and has not come may never come.
       and not coalesce(u.email_confirmed_at is null and u.raw_app_meta_data -> 'invited' = 'true', false)
  ) then
    raise exception 'the last admin stays' using errcode = 'APP02';
  end if;
  return new;
end
$$;
