-- A person's own account says whether their password is still the one that came with it (docs/adr/0044).

-- Definer: nobody reads auth.sessions and auth.users with a person's own rights.
create or replace function app.account(session uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  return (
    select json_build_object(
      'full_name', p.full_name,
      'email', p.email,
      'role', p.role,
      'mustChangePassword', (select o.temporary_password from app.profiles o where o.id = me),
      'sessions', (
        select json_agg(
          json_build_object(
            'id', s.id,
            'current', s.id = session,
            'device', app.device_of(s.user_agent),
            'lastUsedAt', to_char(
              coalesce(s.refreshed_at, s.created_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
            )
          )
          order by s.id = session desc, coalesce(s.refreshed_at, s.created_at at time zone 'UTC') desc
        )
          from auth.sessions s
         where s.user_id = me
           and (s.not_after is null or s.not_after > now())
           and (p.sessions_from is null or s.created_at >= p.sessions_from)
      )
    )
      from app.active_people p
     where p.id = me
  );
end
$$;
