-- A person's own account (ADR-0042): name, address, open sessions.

-- The first rule that fits wins: Edge and Opera also name Chrome, Chrome also names Safari, Android also names Linux.
create function app.device_of(user_agent text) returns text
language plpgsql immutable set search_path = '' as $$
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

-- Definer: sessions and a change of address are in auth, which people do not read.
create function reads.account(given jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  session constant uuid := auth.jwt() ->> 'session_id';
begin
  return (
    select json_build_object(
      'full_name', p.full_name, 'email', p.email,
      'newEmail', (
        select nullif(u.email_change, '')
          from auth.users u
         where u.id = me and u.email_change_sent_at > now() - interval '1 hour'
      ),
      'role', p.role, 'mustChangePassword', (select o.temporary_password from app.profiles o where o.id = me),
      'sessions', (
        select json_agg(
          json_build_object(
            'id', s.id, 'current', s.id = session, 'device', app.device_of(s.user_agent),
            'lastUsedAt', app.instant(coalesce(s.refreshed_at at time zone 'UTC', s.created_at))
          )
          order by s.id = session desc, coalesce(s.refreshed_at at time zone 'UTC', s.created_at) desc
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
comment on function reads.account(jsonb) is 'The person''s account with their open sessions, the one that asks first.';

-- Definer, not a policy of profiles: a policy of one's own row would let people change their role, too.
create function app.rename_self(name text, known text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before text;
begin
  select p.full_name into before from app.profiles p where p.id = auth.uid() for update;
  if before not in (name, coalesce(known, before)) then
    return before;
  end if;
  update app.profiles set full_name = name where id = auth.uid() and full_name <> name;
  return null;
end
$$;
comment on function app.rename_self(text, text) is
  'Changes the caller''s own name, and answers null; the name, unchanged, if it is not the one that the caller knew.';
grant execute on function app.rename_self(text, text) to authenticated;
