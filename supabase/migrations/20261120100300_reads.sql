-- What the screens read, each in one call and in the shape it has on the wire (decision 32).
-- All of it runs under the caller's policies. Instants are written as JavaScript writes them.

create view app.project_cards with (security_invoker = true) as
select
  p.id,
  p.client_id,
  p.assigned_to,
  p.service_id,
  p.created_at,
  json_build_object(
    'id', p.id,
    'name', p.name,
    'status', p.status,
    'progress', p.progress,
    'serviceId', p.service_id,
    'userName', c.full_name,
    'assigned_to',
    case when m.id is not null then json_build_object('id', m.id, 'full_name', m.full_name) end,
    'phases', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', h.id,
            'name', h.name,
            'startDate', to_char(h.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'endDate', to_char(h.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by h.position
        ),
        '[]'
      )
        from app.phases h
       where h.project_id = p.id
    )
  ) as card
  from app.projects p
  left join app.profiles c on c.id = p.client_id
  left join app.profiles m on m.id = p.assigned_to;
comment on view app.project_cards is 'Projects as contract/projects.ts has them, in card.';

create view app.ticket_cards with (security_invoker = true) as
select
  t.id,
  t.user_id,
  t.created_at,
  json_build_object(
    'id', t.id,
    'userName', p.full_name,
    'subject', t.subject,
    'description', t.description,
    'status', t.status,
    'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as card
  from app.tickets t
  left join app.profiles p on p.id = t.user_id;
comment on view app.ticket_cards is 'Tickets as contract/tickets.ts has them, in card.';

create view app.profile_cards with (security_invoker = true) as
select
  p.id,
  p.full_name,
  r.name as role,
  json_build_object(
    'id', p.id,
    'full_name', p.full_name,
    'role_id', p.role_id,
    'role', coalesce(r.name, 'client')
  ) as card
  from app.profiles p
  left join app.roles r on r.id = p.role_id;
comment on view app.profile_cards is 'People as contract/people.ts has them, in card. Role names are an admin''s to read.';

-- Admins see every project, yet their dashboard is their own: hence the condition beside the policies.
create function app.dashboard() returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'projects', (
      select coalesce(json_agg(p.card order by p.created_at desc, p.id), '[]')
        from app.project_cards p
       where case (select app.my_role())
               when 'project_manager' then p.assigned_to = (select auth.uid())
               else p.client_id = (select auth.uid())
             end
    ),
    'serviceIds', (
      select coalesce(json_agg(s.service_id order by s.service_id), '[]')
        from (
          select distinct p.service_id
            from app.projects p
           where p.client_id = (select auth.uid())
        ) s
    )
  )
$$;
comment on function app.dashboard() is 'A project manager''s assigned projects, everybody else''s own; the services one has taken.';

create function app.ticket_list() returns json
language sql stable set search_path = ''
as $$
  select coalesce(json_agg(t.card order by t.created_at desc, t.id), '[]')
    from app.ticket_cards t
$$;
comment on function app.ticket_list() is 'The tickets one may see, newest first.';

create function app.admin_bundle() returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'projects', (
      select coalesce(json_agg(p.card order by p.created_at desc, p.id), '[]')
        from app.project_cards p
    ),
    'tickets', app.ticket_list(),
    'ideas', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', i.id,
            'user_name', p.full_name,
            'name', i.name,
            'prompt', i.prompt,
            'created_at', to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by i.created_at desc, i.id
        ),
        '[]'
      )
        from app.ideas i
        left join app.profiles p on p.id = i.user_id
    ),
    'project_managers', (
      select coalesce(json_agg(p.card order by p.full_name, p.id), '[]')
        from app.profile_cards p
       where p.role = 'project_manager'
    ),
    'roles', (
      select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id), '[]')
        from app.roles r
    ),
    'profiles', (
      select coalesce(json_agg(p.card order by p.full_name, p.id), '[]')
        from app.profile_cards p
    )
  )
$$;
comment on function app.admin_bundle() is 'Everything the admin panel shows. Others get what little they may see.';

revoke all on app.project_cards, app.ticket_cards, app.profile_cards from public, anon, authenticated;
revoke all on function app.dashboard(), app.ticket_list(), app.admin_bundle()
from public, anon, authenticated;

grant select on app.project_cards, app.ticket_cards, app.profile_cards to authenticated;
grant execute on function app.dashboard(), app.ticket_list(), app.admin_bundle() to authenticated;
