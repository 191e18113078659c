-- A person's own account (docs/adr/0042): name, address, role, and the sessions that are open.

-- The first rule that fits wins: Edge and Opera also name Chrome, Chrome also names Safari, Android also names Linux.
create function app.device_of(user_agent text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  browser constant text := case
    when user_agent ~ 'Edg' then 'Edge'
    when user_agent ~ 'OPR|Opera' then 'Opera'
    when user_agent ~ 'SamsungBrowser' then 'Samsung Internet'
    when user_agent ~ 'Firefox|FxiOS' then 'Firefox'
    when user_agent ~ 'Chrome|CriOS' then 'Chrome'
    when user_agent ~ 'Safari' then 'Safari'
  end;
  system constant text := case
    when user_agent ~ 'iPhone' then 'iPhone'
    when user_agent ~ 'iPad' then 'iPad'
    when user_agent ~ 'Android' then 'Android'
    when user_agent ~ 'Windows' then 'Windows'
    when user_agent ~ 'Mac OS X|Macintosh' then 'Mac'
    when user_agent ~ 'CrOS' then 'ChromeOS'
    when user_agent ~ 'Linux' then 'Linux'
  end;
begin
  return coalesce(browser || ' en ' || system, browser, system, 'Dispositivo desconocido');
end
$$;
comment on function app.device_of(text) is 'Browser and system of a User-Agent header, in words.';

-- Definer: nobody reads auth.sessions and auth.users with a person's own rights.
create function app.account(session uuid) returns json
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
         where s.user_id = me and (s.not_after is null or s.not_after > now())
      )
    )
      from app.active_people p
     where p.id = me
  );
end
$$;
comment on function app.account(uuid) is 'The caller''s account with their open sessions, the given one, which asks, first.';

-- Definer, not a policy of profiles: a policy of one's own row would let people change their role, too.
create function app.rename_self(name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update app.profiles set full_name = name where id = auth.uid() and full_name is distinct from name;
end
$$;
comment on function app.rename_self(text) is 'Changes the caller''s own name.';

revoke execute on function app.account(uuid), app.device_of(text), app.rename_self(text)
from public, anon;
grant execute on function app.account(uuid), app.rename_self(text) to authenticated;
