-- What tells people of changes (ADR-0036, ADR-0037): notices, and events for pages that are open.

-- One's own, of what one still sees; notes only while one sees those of the ticket.
create policy notices_select_own on app.notices for select to authenticated
using (
  user_id = (select auth.uid())
  and (
    kind <> 'note'
    or (select app.my_role()) in ('admin', 'ticket_manager')
    or app.works_on(ticket_id)
  )
  and case
    when ticket_id is not null then exists (select from app.tickets t where t.id = ticket_id)
    else exists (select from app.projects p where p.id = project_id)
  end
);
create policy notices_update_own on app.notices for update to authenticated
using (
  user_id = (select auth.uid())
  and (
    kind <> 'note'
    or (select app.my_role()) in ('admin', 'ticket_manager')
    or app.works_on(ticket_id)
  )
  and case
    when ticket_id is not null then exists (select from app.tickets t where t.id = ticket_id)
    else exists (select from app.projects p where p.id = project_id)
  end
);
grant select, update (read_at) on app.notices to authenticated;

create policy notice_preferences_all_own on app.notice_preferences for all to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()) and (select app.my_role()) is not null);
grant select, insert (muted), update (muted) on app.notice_preferences to authenticated;

-- Events (LISTEN app_events): a name, an id, and who may hear of it. The same event within one transaction is sent once.
create function app.send_event(name text, id uuid, people uuid[], managers uuid[], roles text[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_notify(
    'app_events',
    json_build_object(
      'name', name, 'id', id, 'people', array_remove(people, null),
      'managers', array_remove(managers, null), 'roles', roles
    )::text
  );
end
$$;
comment on function app.send_event(text, uuid, uuid[], uuid[], text[]) is
  'Tells listening servers of a change: people by id, managers only while they are project managers, roles.';

create function app.tell_of_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.send_event('notice', (array_agg(n.id))[1], array[n.user_id], '{}', '{}')
     from written n
    group by n.user_id;
  return null;
end
$$;
comment on function app.tell_of_notices() is 'Tells people of notices, new, read or taken back: each once a statement.';
create trigger notices_tell_new after insert on app.notices
referencing new table as written for each statement execute function app.tell_of_notices();
create trigger notices_tell_read after update on app.notices
referencing new table as written for each statement execute function app.tell_of_notices();
-- Taken back, since what they told of was undone.
create trigger notices_tell_gone after delete on app.notices
referencing old table as written for each statement execute function app.tell_of_notices();

create function reads.notices(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  return (
    select json_build_object(
      'unread', (select count(*) from app.notices n where n.user_id = me and n.read_at is null),
      'notices', array(
        select json_build_object(
            'id', n.id, 'kind', n.kind, 'at', app.instant(n.created_at), 'read', n.read_at is not null,
            'title', n.title, 'href', coalesce('#/support/' || n.ticket_id, '#/projects/' || n.project_id)
          )
          from (
            -- Two short reads along an index, not one that sorts all that were ever read.
            select *
              from (
                (
                  select * from app.notices u
                   where u.user_id = me and u.read_at is null
                   order by u.created_at desc
                   limit 50
                )
                union all
                (
                  select * from app.notices r
                   where r.user_id = me and r.read_at is not null
                   order by r.created_at desc
                   limit 50
                )
              ) latest
             order by latest.read_at is not null, latest.created_at desc
             limit 50
          ) n
         order by n.created_at desc
      )
    )
  );
end
$$;
comment on function reads.notices(jsonb) is
  'A person''s latest notices, newest first, unread ones before read ones where there are more than fifty; and how '
  'many are unread.';

create function reads.notice_preferences(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  return json_build_object(
    'muted',
    coalesce((select to_json(p.muted) from app.notice_preferences p where p.user_id = me), '[]')
  );
end
$$;
comment on function reads.notice_preferences(jsonb) is 'Of which kinds of notice a person wants no mail.';
