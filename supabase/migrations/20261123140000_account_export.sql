-- What a person's account waits for, and all that is stored about them (docs/adr/0042).

-- Definer, as before; GoTrue has the columns of a change of address too.
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
      'newEmail', (
        select nullif(u.email_change, '')
          from auth.users u
         where u.id = me and u.email_change_sent_at > now() - interval '1 hour'
      ),
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

-- Definer: a person reads neither sessions, contact messages, complaints nor consents. Each part names the caller itself,
-- and no part names anybody else: titles of notices and the team's answers do, so they are left out.
create function app.account_export(most integer) returns json
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  me constant uuid := auth.uid();
  my_address constant text := (select lower(p.email) from app.active_people p where p.id = me);
begin
  return json_build_object(
    'account', (
      select json_build_object(
        'full_name', p.full_name, 'email', p.email, 'role', p.role, 'created_at', u.created_at
      )
        from app.active_people p
        join auth.users u on u.id = p.id
       where p.id = me
    ),
    'sessions', (
      select coalesce(json_agg(r), '[]')
        from (
          select app.device_of(s.user_agent) as device, s.created_at,
                 coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as last_used_at
            from auth.sessions s
           where s.user_id = me
           order by s.created_at desc
           limit most
        ) r
    ),
    'projects', (
      select coalesce(json_agg(r), '[]')
        from (
          select p.id, p.name, p.service_id, p.status, p.progress, p.created_at,
                 (
                   select coalesce(
                     json_agg(json_build_object('name', f.name, 'start_date', f.start_date, 'end_date', f.end_date)
                       order by f.position), '[]'
                   )
                     from app.phases f
                    where f.project_id = p.id
                 ) as phases
            from app.projects p
           where p.client_id = me
           order by p.created_at desc
           limit most
        ) r
    ),
    'deliveryAnswers', (
      select coalesce(json_agg(r), '[]')
        from (
          select d.project_id, d.answer, d.answer_body, d.answered_at
            from app.deliveries d
           where d.answered_by = me
           order by d.answered_at desc
           limit most
        ) r
    ),
    'tickets', (
      select coalesce(json_agg(r), '[]')
        from (
          select t.id, t.subject, t.description, t.status, t.created_at
            from app.tickets t
           where t.user_id = me
           order by t.created_at desc
           limit most
        ) r
    ),
    'messages', (
      select coalesce(json_agg(r), '[]')
        from (
          select m.ticket_id, m.body, m.created_at,
                 (
                   select coalesce(json_agg(f.name order by f.position), '[]')
                     from app.files f
                    where f.message_id = m.id
                 ) as files
            from app.ticket_messages m
           where m.author_id = me and not m.internal
           order by m.created_at desc
           limit most
        ) r
    ),
    'ideas', (
      select coalesce(json_agg(r), '[]')
        from (
          select i.id, i.name, i.prompt, i.description, i.features, i.created_at, i.requested_at
            from app.ideas i
           where i.user_id = me
           order by i.created_at desc
           limit most
        ) r
    ),
    'contactMessages', (
      select coalesce(json_agg(r), '[]')
        from (
          select c.name, c.email, c.subject, c.message, c.created_at
            from app.contact_messages c
           where c.account_id = me
           order by c.created_at desc
           limit most
        ) r
    ),
    'notices', (
      select coalesce(json_agg(r), '[]')
        from (
          select n.kind, n.created_at, n.read_at
            from app.notices n
           where n.user_id = me
           order by n.created_at desc
           limit most
        ) r
    ),
    'mutedMails', (
      select coalesce(to_json((select n.muted from app.notice_preferences n where n.user_id = me)), '[]')
    ),
    'newsletter', (
      select coalesce(json_agg(r), '[]')
        from (
          select n.requested_at, n.confirmed_at, n.unsubscribed_at
            from app.newsletter_subscriptions n
           where n.email = my_address
           order by n.requested_at desc
           limit most
        ) r
    ),
    'complaints', (
      select coalesce(json_agg(r), '[]')
        from (
          select c.code, c.filed_at, c.due_date, c.answered, c.type, c.good_type, c.good_description, c.amount,
                 c.details, c.request
            from app.complaints c
           where lower(c.email) = my_address
           order by c.filed_at desc
           limit most
        ) r
    )
  );
end
$$;
comment on function app.account_export(integer) is 'All that is stored about the caller, of each kind the newest ones up to a number.';

revoke execute on function app.account_export(integer) from public, anon;
grant execute on function app.account_export(integer) to authenticated;
