-- What is read of tickets: cards, conversations, who may answer, saved replies (ADR-0035).

-- Definer: neither clients nor ticket managers see the profiles of all who may be in charge of a ticket.
create function app.ticket_assignees() returns table (id uuid, full_name text)
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  run constant uuid[] := app.projects_run();
begin
  if app.my_role() in ('admin', 'ticket_manager') then
    return query select p.id, p.full_name from app.profiles p where p.role_id <> 1;
  else
    return query
    select p.id, p.full_name
      from app.profiles p
     where p.id in (
       select t.assigned_to from app.tickets t where t.user_id = me or t.assigned_to = me or t.project_id = any (run)
     );
  end if;
end
$$;
comment on function app.ticket_assignees() is 'Those in charge of the tickets that one sees, by name.';
grant execute on function app.ticket_assignees() to authenticated;

create view app.ticket_cards with (security_invoker = true) as
select
  t.id, t.user_id, t.project_id, t.assigned_to as in_charge, t.created_at, u.full_name as user_name,
  json_build_object(
    'id', t.id, 'userName', coalesce(u.full_name, ''), 'subject', t.subject, 'description', t.description, 'status', t.status,
    'createdAt', app.instant(t.created_at), 'assigned_to', app.named(a.id, a.full_name),
    'waitingSince', app.instant(t.waiting_since), 'firstResponseAt', app.instant(t.first_response_at)
  ) as card
  from app.tickets t
  left join app.profiles u on u.id = t.user_id
  left join app.ticket_assignees() a on a.id = t.assigned_to;
comment on view app.ticket_cards is 'Tickets as contract/tickets.ts has them, in card.';
grant select on app.ticket_cards to authenticated;

create view app.file_cards with (security_invoker = true) as
select
  f.id, f.message_id, f.ticket_id, f.entry_id, f.position,
  jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) as card
  from app.files f;
comment on view app.file_cards is 'Files as contract/tickets.ts has them, in card.';
grant select on app.file_cards to authenticated;

-- Definer: a client sees no profile of staff, but the names of who writes to them.
create function app.message_author(message uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(p.full_name, m.author_name)
      from app.ticket_messages m
      join app.tickets t on t.id = m.ticket_id
      left join app.profiles p on p.id = m.author_id
     where m.id = message
       and (
         (t.user_id = auth.uid() and not m.internal)
         or app.my_role() in ('admin', 'ticket_manager')
         or app.works_on(t.id)
       )
  );
end
$$;
comment on function app.message_author(uuid) is 'The name of who wrote a message that one sees; the one at that time once their account is gone.';
grant execute on function app.message_author(uuid) to authenticated;

create view app.message_cards with (security_invoker = true) as
select
  m.id, m.ticket_id, m.created_at,
  jsonb_build_object(
    'id', m.id, 'kind', case when m.internal then 'note' else 'message' end, 'at', app.instant(m.created_at),
    'author', jsonb_build_object(
      'id', m.author_id, 'full_name', app.message_author(m.id), 'staff', m.author_id is distinct from t.user_id
    ),
    'body', m.body
  ) || coalesce(
    (
      select jsonb_build_object('files', jsonb_agg(f.card order by f.position))
        from app.file_cards f
       where f.message_id = m.id
      having count(*) > 0
    ),
    '{}'
  ) as card
  from app.ticket_messages m
  join app.tickets t on t.id = m.ticket_id;
comment on view app.message_cards is 'Messages and notes as contract/tickets.ts has them, in card.';
grant select on app.message_cards to authenticated;

-- Notes are left out for those who see them too: a row shows everybody whose turn it is. Most names are of people whom the card
-- names anyway; app.message_author, asked for each of 50 rows, takes 5 ms.
create view app.ticket_rows with (security_invoker = true) as
select
  c.id,
  c.card::jsonb || case
    when c.user_id <> auth.uid() and (select app.my_role()) not in ('admin', 'ticket_manager') then '{"own": false}'
    else '{}'
  end::jsonb || jsonb_build_object(
    'project', (select jsonb_build_object('id', p.id, 'name', p.name) from app.projects p where p.id = c.project_id),
    'lastMessage', (
      select jsonb_build_object(
        'at', app.instant(m.created_at),
        'author', jsonb_build_object(
          'full_name',
          case when m.author_id = c.user_id then c.user_name else coalesce(a.full_name, app.message_author(m.id)) end,
          'staff', m.author_id is distinct from c.user_id
        )
      )
        from app.ticket_messages m
        left join app.ticket_assignees() a on a.id = m.author_id
       where m.ticket_id = c.id and not m.internal
       order by m.created_at desc
       limit 1
    )
  )
  || jsonb_strip_nulls(jsonb_build_object('userDetail', app.name_detail(c.user_id))) as card
  from app.ticket_cards c;
comment on view app.ticket_rows is
  'Tickets as pages list them: with the project that one sees, the newest message, and what tells people of one name apart, in card.';
grant select on app.ticket_rows to authenticated;

-- Definer: who works on a ticket may not see its project, but the name of it.
create function app.ticket_project(ticket uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('id', p.id, 'name', p.name)
      from app.tickets t
      join app.projects p on p.id = t.project_id
     where t.id = ticket
       and (
         t.user_id = auth.uid()
         or app.my_role() in ('admin', 'ticket_manager')
         or app.works_on(t.id)
       )
  );
end
$$;
comment on function app.ticket_project(uuid) is 'The project of a ticket that one sees.';
grant execute on function app.ticket_project(uuid) to authenticated;

-- Definer: a client sees no profile of staff, and a ticket manager no details of clients.
create function app.ticket_contact(ticket uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select
      jsonb_build_object(
        'openedBy',
        case
          when t.opened_by <> t.user_id then (select app.named(o.id, o.full_name) from app.profiles o where o.id = t.opened_by)
        end
      ) || case
        when app.my_role() in ('admin', 'ticket_manager')
          then jsonb_build_object('clientPhone', (select nullif(d.phone, '') from app.client_details d where d.id = t.user_id))
        else '{}'
      end
      from app.tickets t
     where t.id = ticket
       and (
         t.user_id = auth.uid()
         or app.my_role() in ('admin', 'ticket_manager')
         or app.works_on(t.id)
       )
  );
end
$$;
comment on function app.ticket_contact(uuid) is
  'Who opened a ticket in its client''s name and, for who answers tickets, the client''s phone; of a ticket that one sees.';
grant execute on function app.ticket_contact(uuid) to authenticated;

create function app.ticket_detail(ticket uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select t.card::jsonb || coalesce(app.ticket_contact(t.id), '{}') || case
      when t.user_id <> auth.uid() and app.my_role() not in ('admin', 'ticket_manager') then '{"own": false}'
      else '{}'
    end::jsonb || jsonb_build_object(
        'project', app.ticket_project(t.id), 'seesProject', exists (select from app.projects p where p.id = t.project_id),
        'seesNotes', app.sees_notes(t.id),
        'files', coalesce(
          (select jsonb_agg(f.card order by f.position) from app.file_cards f where f.ticket_id = t.id), '[]'
        )
      )
      from app.ticket_cards t
     where t.id = ticket
  );
end
$$;
comment on function app.ticket_detail(uuid) is 'A ticket as its page has it; null where one may not see it.';
grant execute on function app.ticket_detail(uuid) to authenticated;

-- The thread is made of messages and, from the history, of changes of status and of who is in charge.
create function reads.ticket_page(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  ticket constant uuid := given ->> 'id';
  before constant text := given ->> 'before';
  size constant integer := 50;
  detail constant jsonb := app.ticket_detail(ticket);
  owner constant uuid := (select t.user_id from app.tickets t where t.id = ticket);
  before_time constant timestamptz := app.cursor_time(before);
  before_id constant text := split_part(before, '_', 2);
begin
  if detail is null then
    return null;
  end if;
  return (
    with found as (
      select e.*, row_number() over (order by e.at desc, e.id desc) as place
        from (
          (
            select m.created_at as at, m.id::text collate "C" as id, m.card
              from app.message_cards m
             where m.ticket_id = ticket
               and (m.created_at, m.id::text collate "C") < (before_time, before_id)
             order by m.created_at desc, m.id::text collate "C" desc
             limit size + 1
          )
          union all
          (
            select
              h.at,
              -- Of equal length, so that their order as text is that of the numbers.
              ('h' || lpad(h.id::text, 19, '0')) collate "C",
              jsonb_build_object(
                'id', 'h' || h.id, 'kind', case h.field when 'status' then 'status' else 'assignment' end,
                'at', app.instant(h.at),
                'author', jsonb_build_object(
                  'id', h.author_id, 'full_name', coalesce(h.author_name, 'Sistema'),
                  'staff', h.author_id is distinct from owner
                )
              ) || case h.field
                when 'status' then jsonb_build_object('status', h.to_value)
                else jsonb_build_object(
                  'assignee',
                  case
                    when h.person_id is not null
                      then jsonb_build_object('id', h.person_id, 'full_name', h.to_value)
                  end
                )
              end
              from app.history h
             where h.object_id = ticket and h.kind = 'ticket' and h.field in ('status', 'assigned_to')
               and (h.at, ('h' || lpad(h.id::text, 19, '0')) collate "C") < (before_time, before_id)
             order by h.at desc, h.id desc
             limit size + 1
          )
        ) e
       order by e.at desc, e.id desc
       limit size + 1
    )
    select json_build_object(
      'ticket', detail,
      'entries', coalesce(json_agg(f.card order by f.place desc) filter (where f.place <= size), '[]'),
      'more', case when count(*) > size then max(app.time_cursor(f.at, f.id)) filter (where f.place = size) end
    )
      from found f
  );
end
$$;
comment on function reads.ticket_page(jsonb) is 'A ticket with its newest fifty entries before a cursor, and the next cursor; null if it may not be seen.';

-- Definer: a ticket manager does not read the profiles of other staff.
create function reads.assignees(given jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    return '{"people": []}';
  end if;
  return (
    select json_build_object(
      'people',
      coalesce(
        json_agg(
          json_build_object('id', p.id, 'full_name', p.full_name)
          order by p.sort_key, p.id
        ),
        '[]'
      )
    )
      from app.profiles p
      join app.roles r on r.id = p.role_id
     where r.name <> 'client' and p.deactivated_at is null
  );
end
$$;
comment on function reads.assignees(jsonb) is 'Who may be put in charge of a ticket, for those who do it.';

-- Definer: a ticket manager sees neither clients nor their projects, but opens tickets for them.
create function reads.ticket_clients(given jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 50;
begin
  if coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    return '{"people": []}';
  end if;
  return (
    select json_build_object('people', coalesce(json_agg(c.card order by c.sort_key, c.id), '[]'))
      from (
        select
          p.id, p.sort_key,
          jsonb_strip_nulls(jsonb_build_object('detail', app.name_detail(p.id))) || jsonb_build_object(
            'id', p.id, 'full_name', p.full_name,
            'projects', array(
              select json_build_object('id', j.id, 'name', j.name)
                from app.projects j
               where j.client_id = p.id and j.archived_at is null
               order by j.newest, j.id
            )
          ) as card
          from app.client_details d
          join app.profiles p on p.id = d.id
         where d.is_client and p.deactivated_at is null
           and p.search_text || e'\n' || app.fold(d.company || e'\n' || d.email)
             like all (app.search_patterns(given ->> 'q'))
         order by p.sort_key, p.id
         limit most
      ) c
  );
end
$$;
comment on function reads.ticket_clients(jsonb) is
  'At most fifty active clients whose name, company or e-mail holds all words, with their projects, for who may open a ticket for them.';

create function reads.saved_replies(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
begin
  return (
    select json_build_object(
      'rows',
      coalesce(
        json_agg(
          json_build_object('id', s.id, 'title', s.title, 'body', s.body)
          order by app.sort_key(s.title) collate "C", s.id
        ),
        '[]'
      )
    )
      from app.saved_replies s
  );
end
$$;
comment on function reads.saved_replies(jsonb) is 'The saved replies by title.';
