-- What becomes of an idea: its person finds it again, asks the agency for it, and an admin sees both.

alter table app.ideas add column requested_at timestamptz;
comment on column app.ideas.requested_at is 'When its person sent the agency a message about it; null: not yet.';

-- A person's ideas, newest first, a page at a time.
create index ideas_user_id_created_at_idx on app.ideas (user_id, created_at, id);
drop index app.ideas_user_id_idx;

-- The API makes the id, so that its answer can name the idea.
grant insert (id), update (requested_at) on app.ideas to authenticated;

create policy ideas_update_own on app.ideas for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

-- Definer: addresses are in auth.users, which is closed to people. Where the role of the migrations may
-- not read it either, the address is left out.
create function app.email_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return null;
  end if;
  return (select u.email from auth.users u where u.id = person);
exception
  when insufficient_privilege then
    return null;
end
$$;
comment on function app.email_of(uuid) is 'A person''s address, for admins; null for everybody else.';

-- An admin's policies show them all ideas: hence the condition beside them. A cursor is the last row's
-- moment in microseconds since 1970, and its id.
create function app.own_ideas(me uuid, given json) returns json
language plpgsql stable set search_path = ''
as $$
declare
  size constant integer := given ->> 'limit';
  epoch constant timestamptz := 'epoch';
  after_time constant timestamptz := coalesce(
    epoch + split_part(given ->> 'cursor', '_', 1)::bigint * interval '1 microsecond', 'infinity'
  );
  after_id constant uuid := coalesce(
    split_part(given ->> 'cursor', '_', 2)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  );
begin
  return (
    with found as (
      select i.*, row_number() over (order by i.created_at desc, i.id desc) as place
        from app.ideas i
       where i.user_id = me and (i.created_at, i.id) < (after_time, after_id)
       order by i.created_at desc, i.id desc
       limit size + 1
    )
    select json_build_object(
      'rows', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', f.id,
              'prompt', f.prompt,
              'name', f.name,
              'description', f.description,
              'features', f.features,
              'createdAt', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            )
            order by f.place
          ),
          '[]'
        )
          from found f
         where f.place <= size
      ),
      'next', (
        select (extract(epoch from f.created_at) * 1000000)::bigint || '_' || f.id
          from found f
         where f.place = size and exists (select from found o where o.place > size)
      )
    )
  );
end
$$;
comment on function app.own_ideas(uuid, json) is 'A page of a person''s ideas, newest first, and the cursor of the next one.';

create function app.idea_detail(idea uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'id', i.id,
      'description', i.description,
      'features', i.features,
      'user_email', app.email_of(i.user_id),
      'requested_at', to_char(i.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )
      from app.ideas i
     where i.id = idea
  );
end
$$;
comment on function app.idea_detail(uuid) is 'What the panel shows of an idea that is opened; null where one may not see it.';

revoke execute on function app.email_of(uuid), app.own_ideas(uuid, json), app.idea_detail(uuid)
from public, anon;
grant execute on function app.email_of(uuid), app.own_ideas(uuid, json), app.idea_detail(uuid)
to authenticated;

-- Another list of arguments makes another function, and two of one name would be one too many.
drop function app.read_as(text, text);
create function app.read_as(
  claims text, what text, given text default null, out role text, out data text
)
language plpgsql volatile set search_path = ''
as $$
declare
  me constant uuid := (claims::jsonb ->> 'sub')::uuid;
  done text;
begin
  select coalesce(r.name, 'client')
    into role
    from app.profiles p
    left join app.roles r on r.id = p.role_id
   where p.id = me;
  if role is null then
    return;
  end if;
  done := set_config('request.jwt.claims', claims, true);
  done := set_config('role', 'authenticated', true);
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
comment on function app.read_as(text, text, text) is 'A read''s answer, under the policies for the person of the claims, and their role; nulls without a profile. What is given of path and query comes as JSON.';
revoke all on function app.read_as(text, text, text) from public, anon, authenticated;
