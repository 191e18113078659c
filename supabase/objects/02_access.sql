-- Who asks, and with which rights (ADR-0001, ADR-0013). Visitors get nothing here: what they send, the API writes.

grant usage on schema app to authenticated;

create view app.active_people with (security_invoker = true) as
select p.id, p.full_name, u.email, coalesce(r.name, 'client') as role, p.sessions_from
  from app.profiles p
  join auth.users u on u.id = p.id
  left join app.roles r on r.id = p.role_id
 where p.deactivated_at is null and (u.banned_until is null or u.banned_until <= now());
comment on view app.active_people is
  'People who may sign in, with their role. Read by the API''s role, which may read auth.users '
  '(server/start/readableSessions.ts).';

create view app.live_sessions with (security_invoker = true) as
select s.id, s.user_id, p.role
  from auth.sessions s
  join app.active_people p on p.id = s.user_id
 where (s.not_after is null or s.not_after > now())
   and (p.sessions_from is null or s.created_at >= p.sessions_from);
comment on view app.live_sessions is 'Sessions that may be used, with their person''s role. Read by the API''s role.';

-- Definer: the policies of all tables call it, those of profiles too, which would otherwise call themselves. It reads
-- the tables at each statement, so a changed role applies at once.
create function app.my_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(r.name, 'client')
      from app.profiles p
      left join app.roles r on r.id = p.role_id
     where p.id = auth.uid() and p.deactivated_at is null
  );
end
$$;
comment on function app.my_role() is 'The signed-in person''s role; null without a profile, or for who is deactivated.';
grant execute on function app.my_role() to authenticated;

create function public.get_role_for_user(p_user_id uuid) returns text
language sql stable set search_path = '' as $$
  select case when p_user_id = auth.uid() then app.my_role() end
$$;
comment on function public.get_role_for_user(uuid) is 'One''s own role; null for anybody else''s id.';
revoke execute on function public.get_role_for_user(uuid) from public, anon;
grant execute on function public.get_role_for_user(uuid) to authenticated;

-- Claims and role are set in statements of their own: set in the statement that reads, the role would silently not apply
-- on PGlite.
create function app.enter(claims text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  given constant jsonb := claims::jsonb;
  role text;
  done text;
begin
  select s.role
    into role
    from app.live_sessions s
   where s.id = (given ->> 'session_id')::uuid and s.user_id = (given ->> 'sub')::uuid;
  if role is not null then
    done := set_config('request.jwt.claims', claims, true);
    done := set_config('role', 'authenticated', true);
  end if;
  return role;
end
$$;
comment on function app.enter(text) is
  'Drops the caller''s rights to those of the person of the claims, and answers their role; null, and nothing dropped, '
  'where their session is over, they are deactivated, or there is no profile.';

create schema reads;
comment on schema reads is 'What the API reads for people: a function for each read, from JSON to JSON. Not published.';
grant usage on schema reads to authenticated;

create function app.read_as(claims text, read text, given text default null, out role text, out data text)
language plpgsql volatile set search_path = '' as $$
begin
  role := app.enter(claims);
  if role is not null then
    execute format('select reads.%I($1)::text', read) into data using coalesce(given, '{}')::jsonb;
  end if;
end
$$;
comment on function app.read_as(text, text, text) is
  'The answer of a read (schema reads) for the person of the claims, under the policies, and their role; nulls where '
  'app.enter lets nobody in. What is given of path and query comes as JSON.';
