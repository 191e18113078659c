-- A token outlives its session by up to an hour: who calls is asked of the session too, in the
-- statement that asks for the role.

-- Runs as the API's role, which may read auth.sessions (server/start/readableSessions.ts); the rest of
-- the statement, or of the transaction, runs as the person.
create function app.enter(claims text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  given constant jsonb := claims::jsonb;
  role text;
  done text;
begin
  select coalesce(r.name, 'client')
    into role
    from auth.sessions s
    join app.profiles p on p.id = s.user_id
    left join app.roles r on r.id = p.role_id
   where s.id = (given ->> 'session_id')::uuid
     and s.user_id = (given ->> 'sub')::uuid
     and (s.not_after is null or s.not_after > now());
  if role is not null then
    done := set_config('request.jwt.claims', claims, true);
    done := set_config('role', 'authenticated', true);
  end if;
  return role;
end
$$;
comment on function app.enter(text) is 'Drops the caller''s rights to those of the person of the claims, and answers their role; null, and nothing dropped, where their session is over or there is no profile.';
revoke all on function app.enter(text) from public, anon, authenticated;

create or replace function app.read_as(
  claims text, what text, given text default null, out role text, out data text
)
language plpgsql volatile set search_path = ''
as $$
declare
  me constant uuid := (claims::jsonb ->> 'sub')::uuid;
begin
  role := app.enter(claims);
  if role is null then
    return;
  end if;
  if what = 'dashboard' then
    data := app.dashboard(me, role);
  elsif what = 'ticket_list' then
    data := app.ticket_list(me, role);
  elsif what = 'admin_bundle' then
    data := app.admin_bundle();
  elsif what = 'complaint_list' then
    data := app.complaint_list();
  elsif what = 'own_ideas' then
    data := app.own_ideas(me, given::json);
  elsif what = 'idea_detail' then
    data := app.idea_detail((given::json ->> 'id')::uuid);
  else
    raise exception 'nothing to read is called %', what;
  end if;
end
$$;
comment on function app.read_as(text, text, text) is 'A read''s answer, under the policies for the person of the claims, and their role; nulls where app.enter lets nobody in. What is given of path and query comes as JSON.';
