-- A person's own account (ADR-0042): name, address, open sessions, and the download of all that is stored about them.

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
create function app.account(session uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
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
comment on function app.account(uuid) is 'The caller''s account with their open sessions, the given one, which asks, first.';
grant execute on function app.account(uuid) to authenticated;

create function reads.account(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
begin
  return app.account((auth.jwt() ->> 'session_id')::uuid);
end
$$;
comment on function reads.account(jsonb) is 'The person''s account, with their open sessions.';

-- Definer, not a policy of profiles: a policy of one's own row would let people change their role, too.
create function app.rename_self(name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update app.profiles set full_name = name where id = auth.uid() and full_name is distinct from name;
end
$$;
comment on function app.rename_self(text) is 'Changes the caller''s own name.';
grant execute on function app.rename_self(text) to authenticated;

-- Definer: a person reads neither sessions, contact messages, complaints nor consents. Each part names the caller itself,
-- and no part names anybody else: titles of notices and the team's answers do, so they are left out.
create function app.account_rows(kind text, before text, size integer) returns table (at timestamptz, id text, data json)
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
  my_address constant text := (select lower(p.email) from app.active_people p where p.id = me);
  k record;
begin
  -- Of each kind where the rows are, which of them are the person's ($1, by their address $2), their time and id, and
  -- what of them is given out.
  select * into k
    from (values
      (
        'sessions', 'auth.sessions', 'r.user_id = $1', 'r.created_at', 'r.id::text',
        'app.device_of(r.user_agent) as device, r.created_at,'
          ' coalesce(r.refreshed_at at time zone $q$UTC$q$, r.created_at) as last_used_at'
      ),
      (
        'projects', 'app.projects', 'r.client_id = $1', 'r.created_at', 'r.id::text',
        'r.id, r.name, r.service_id, r.status, r.progress, r.created_at, array('
          'select json_build_object($q$name$q$, h.name, $q$start_date$q$, h.start_date, $q$end_date$q$, h.end_date)'
          ' from app.phases h where h.project_id = r.id order by h.position) as phases'
      ),
      (
        'deliveryAnswers', 'app.deliveries', 'r.answered_by = $1', 'r.answered_at', 'r.id::text',
        'r.project_id, r.answer, r.answer_body, r.answered_at'
      ),
      (
        'tickets', 'app.tickets', 'r.user_id = $1', 'r.created_at', 'r.id::text',
        'r.id, r.subject, r.description, r.status, r.created_at'
      ),
      (
        'messages', 'app.ticket_messages', 'r.author_id = $1 and not r.internal', 'r.created_at', 'r.id::text',
        'r.ticket_id, r.body, r.created_at,'
          ' array(select f.name from app.files f where f.message_id = r.id order by f.position) as files'
      ),
      (
        'ideas', 'app.ideas', 'r.user_id = $1', 'r.created_at', 'r.id::text',
        'r.id, r.name, r.prompt, r.description, r.features, r.created_at, r.requested_at'
      ),
      (
        -- Those from before the account, too: its address is confirmed.
        'contactMessages', 'app.contact_messages', '(r.account_id = $1 or (r.account_id is null and r.address = $2))',
        'r.created_at', 'r.id::text', 'r.name, r.email, r.subject, r.message, r.created_at'
      ),
      ('notices', 'app.notices', 'r.user_id = $1', 'r.created_at', 'r.id::text', 'r.kind, r.created_at, r.read_at'),
      (
        'newsletter', 'app.newsletter_subscriptions', 'r.email = $2', 'r.requested_at', 'r.id::text',
        'r.requested_at, r.confirmed_at, r.unsubscribed_at'
      ),
      (
        'complaints', 'app.complaints', 'lower(r.email) = $2', 'r.filed_at', 'r.code',
        'r.code, r.filed_at, r.due_date, r.answered, r.type, r.good_type, r.good_description, r.amount, r.details,'
          ' r.request'
      )
    ) k (kind, source, condition, at, id, columns)
   where k.kind = account_rows.kind;
  if not found then
    raise exception 'no rows are called %', kind;
  end if;
  return query execute format(
    'select %1$s, %2$s, (select row_to_json(d) from (select %3$s) d) from %4$s r'
      ' where %5$s and (%1$s, %2$s) < ($3, $4) order by 1 desc, 2 desc limit $5',
    k.at, k.id, k.columns, k.source, k.condition
  ) using me, my_address, app.cursor_time(before), split_part(before, '_', 2), size;
end
$$;
comment on function app.account_rows(text, text, integer) is 'Some of what is stored about the caller, of one kind: the newest ones before a cursor.';
grant execute on function app.account_rows(text, text, integer) to authenticated;

-- Definer: see app.account_rows.
create function app.account_facts() returns json
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  me constant uuid := auth.uid();
begin
  return json_build_object(
    'account', (
      select json_build_object('full_name', p.full_name, 'email', p.email, 'role', p.role, 'created_at', u.created_at)
        from app.active_people p
        join auth.users u on u.id = p.id
       where p.id = me
    ),
    'details', (
      select json_build_object('company', d.company, 'phone', d.phone, 'document', d.document)
        from app.client_details d
       where d.id = me
    ),
    'mutedMails', (
      select coalesce(to_json((select n.muted from app.notice_preferences n where n.user_id = me)), '[]')
    )
  );
end
$$;
comment on function app.account_facts() is 'What is stored about the caller once.';
grant execute on function app.account_facts() to authenticated;

create function reads.account_part(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := given ->> 'limit';
begin
  if given ->> 'kind' = 'facts' then
    return app.account_facts();
  end if;
  return (
    select json_build_object(
      'rows', coalesce(json_agg(r.data order by r.place) filter (where r.place <= size), '[]'),
      'next', case when count(*) > size then max(app.time_cursor(r.at, r.id)) filter (where r.place = size) end
    )
      from (
        select a.*, row_number() over () as place
          from app.account_rows(given ->> 'kind', given ->> 'cursor', size + 1) a
      ) r
  );
end
$$;
comment on function reads.account_part(jsonb) is 'A part of what is stored about the person, and the cursor of the next one.';
