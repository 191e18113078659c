-- Hot reads (decision 32): one round trip under row-level security, at nearly the price of the same
-- query without it. Plans are kept by PL/pgSQL; a function in SQL plans anew at each call. Of each
-- table's conditions the cheap ones come first, which is why they stand in one policy: several are
-- joined in no order one could rely on. What is asked of another table is asked once a statement.

create or replace function app.my_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(r.name, 'client')
      from app.profiles p
      left join app.roles r on r.id = p.role_id
     where p.id = auth.uid()
  );
end
$$;

drop policy projects_select_own on app.projects;
drop policy projects_select_assigned on app.projects;
drop policy projects_select_admin on app.projects;
create policy projects_select_involved on app.projects for select to authenticated
using (
  client_id = (select auth.uid())
  or (assigned_to = (select auth.uid()) and (select app.my_role()) = 'project_manager')
  or (select app.my_role()) = 'admin'
);

-- The subquery runs under the policy above: who sees a project sees its schedule, nobody else's.
drop policy phases_select_with_project on app.phases;
create policy phases_select_with_project on app.phases for select to authenticated
using (
  project_id = any (
    array(
      select p.id
        from app.projects p
       where p.client_id = (select auth.uid()) or p.assigned_to = (select auth.uid())
    )
  )
  or (select app.my_role()) = 'admin'
);

-- Oneself; who is in charge of one's projects; whose projects one runs; for a ticket manager those who
-- raised a ticket.
drop policy profiles_select_own on app.profiles;
drop policy profiles_select_through_project on app.profiles;
drop policy profiles_select_through_ticket on app.profiles;
drop policy profiles_select_admin on app.profiles;
create policy profiles_select_known on app.profiles for select to authenticated
using (
  id = (select auth.uid())
  or id = any (
    array(
      select case when p.client_id = (select auth.uid()) then p.assigned_to else p.client_id end
        from app.projects p
       where p.client_id = (select auth.uid()) or p.assigned_to = (select auth.uid())
    )
  )
  or (select app.my_role()) = 'admin'
  or (
    (select app.my_role()) = 'ticket_manager'
    and exists (select from app.tickets t where t.user_id = profiles.id)
  )
);

-- The conditions beside the policies let an index find the rows; of them an admin would see all, yet
-- their dashboard is their own. Each table is read once.
drop function app.dashboard();
create function app.dashboard(me uuid default auth.uid(), role text default app.my_role())
returns json
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  manages constant boolean := role = 'project_manager';
begin
  return (
    with mine as materialized (
      select p.* from app.projects p where p.client_id = me or (p.assigned_to = me and manages)
    ), people as materialized (
      select p.id, p.full_name
        from app.profiles p
       where p.id = any (array(select client_id from mine union select assigned_to from mine))
    ), schedules as materialized (
      select
        h.project_id,
        json_agg(
          json_build_object(
            'id', h.id,
            'name', h.name,
            'startDate', to_char(h.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'endDate', to_char(h.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by h.position
        ) as phases
        from app.phases h
       where h.project_id = any (array(select id from mine))
       group by h.project_id
    )
    select json_build_object(
      'projects', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', p.id,
              'name', p.name,
              'status', p.status,
              'progress', p.progress,
              'serviceId', p.service_id,
              'userName', c.full_name,
              'assigned_to',
              case
                when m.id is not null then json_build_object('id', m.id, 'full_name', m.full_name)
              end,
              'phases', coalesce(s.phases, '[]')
            )
            order by p.created_at desc, p.id
          ),
          '[]'
        )
          from mine p
          left join people c on c.id = p.client_id
          left join people m on m.id = p.assigned_to
          left join schedules s on s.project_id = p.id
         where case when manages then p.assigned_to = me else p.client_id = me end
      ),
      'serviceIds', (
        select coalesce(json_agg(s.service_id order by s.service_id), '[]')
          from (select distinct p.service_id from mine p where p.client_id = me) s
      )
    )
  );
end
$$;
comment on function app.dashboard(uuid, text) is 'A project manager''s assigned projects, everybody else''s own; the services one has taken. Projects are as in app.project_cards.';

-- Who sees all tickets reads the table, others find theirs by its index.
drop function app.ticket_list();
create function app.ticket_list(me uuid default auth.uid(), role text default app.my_role())
returns json
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  if role in ('admin', 'ticket_manager') then
    return (
      select coalesce(json_agg(t.card order by t.created_at desc, t.id), '[]')
        from app.ticket_cards t
    );
  end if;
  return (
    select coalesce(json_agg(t.card order by t.created_at desc, t.id), '[]')
      from app.ticket_cards t
     where t.user_id = me
  );
end
$$;
comment on function app.ticket_list(uuid, text) is 'The tickets one may see, newest first.';

revoke all on function app.dashboard(uuid, text), app.ticket_list(uuid, text)
from public, anon, authenticated;
grant execute on function app.dashboard(uuid, text), app.ticket_list(uuid, text) to authenticated;

-- Role and claims are set by statements of their own, before the one that reads; in a CTE of the
-- reading statement PGlite would skip row-level security silently. Both end with the statement that
-- calls this, whether it succeeds or not. Assignments are cheaper than `perform`.
create function app.read_as(claims text, what text, out role text, out data text)
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
  else
    raise exception 'nothing to read is called %', what;
  end if;
end
$$;
comment on function app.read_as(text, text) is 'A read''s answer, under the policies for the person of the claims, and their role; nulls without a profile.';
revoke all on function app.read_as(text, text) from public, anon, authenticated;
