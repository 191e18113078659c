-- What happens in a project (ADR-0038): news, deliveries, and the page that shows them.

-- Whoever sees a project sees its news and deliveries.
create policy project_updates_select_with_project on app.project_updates for select to authenticated
using (project_id = any ((select app.my_projects())::uuid[]) or (select app.my_role()) = 'admin');
create policy project_updates_insert_in_charge on app.project_updates for insert to authenticated
with check (author_id = (select auth.uid()) and app.runs_project(project_id));
grant select, insert (project_id, body) on app.project_updates to authenticated;

create policy deliveries_select_with_project on app.deliveries for select to authenticated
using (project_id = any ((select app.my_projects())::uuid[]) or (select app.my_role()) = 'admin');
create policy deliveries_insert_in_charge on app.deliveries for insert to authenticated
with check (author_id = (select auth.uid()) and app.runs_project(project_id));
create policy deliveries_update_client on app.deliveries for update to authenticated
using (exists (select from app.projects p where p.id = project_id and p.client_id = (select auth.uid())));
grant select, insert (phase_id, project_id, body, link), update (answer, answer_body) on app.deliveries to authenticated;

-- The answer's author and time are nobody's to choose: a person has no right to write these columns.
create function app.keep_delivery() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (to_jsonb(new) - '{answer,answer_body,answered_by,answered_by_name,answered_at,reminded}'::text[])
      is distinct from
      (to_jsonb(old) - '{answer,answer_body,answered_by,answered_by_name,answered_at,reminded}'::text[])
    or (
      old.answer is not null
      and (to_jsonb(new) - 'reminded') is distinct from (to_jsonb(old) - 'reminded')
    )
  then
    raise exception 'a delivery and its answer do not change' using errcode = 'restrict_violation';
  end if;
  if old.answer is null and new.answer is not null then
    -- Nobody but the API may set these.
    new.answered_by := coalesce(new.answered_by, auth.uid());
    new.answered_by_name := coalesce(new.answered_by_name, app.my_name());
    new.answered_at := coalesce(new.answered_at, clock_timestamp());
  end if;
  return new;
end
$$;
comment on function app.keep_delivery() is 'Signs and dates the answer to a delivery; nothing else of it changes, nor does an answer.';
create trigger deliveries_keep before update on app.deliveries for each row execute function app.keep_delivery();
-- Also where session_replication_role = 'replica' silences ordinary triggers.
alter table app.deliveries enable always trigger deliveries_keep;

-- Definer: nobody sets it by themselves.
create function app.mark_delivered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.phases h set delivered = true where h.id = new.phase_id and not h.delivered;
  return null;
end
$$;
comment on function app.mark_delivered() is 'Marks a phase as delivered, for good: no delivery is removed without its phase.';
create trigger deliveries_mark_phase after insert on app.deliveries for each row execute function app.mark_delivered();

-- Definer: nobody writes history by themselves.
create function app.record_project_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'project_updates' then
    insert into app.history (author_id, author_name, kind, object_id, field, to_value)
    select n.author_id, n.author_name, 'project', n.project_id, 'update', left(n.body, 200) from new_rows n;
  elsif tg_op = 'INSERT' then
    insert into app.history (author_id, author_name, kind, object_id, project_id, field, to_value)
    select n.author_id, n.author_name, 'phase', n.phase_id, n.project_id, 'delivery', left(n.body, 200) from new_rows n;
  else
    insert into app.history (author_id, author_name, kind, object_id, project_id, field, to_value)
    select
      n.answered_by, n.answered_by_name, 'phase', n.phase_id, n.project_id, 'answer',
      n.answer || coalesce(': ' || left(n.answer_body, 200), '')
      from new_rows n
      join old_rows o on o.id = n.id
     where o.answer is null and n.answer is not null;
  end if;
  return null;
end
$$;
comment on function app.record_project_news() is 'Keeps news, deliveries and answers in the history, long texts by their beginning.';

create trigger project_updates_record_insert after insert on app.project_updates
referencing new table as new_rows for each statement execute function app.record_project_news();
create trigger deliveries_record_insert after insert on app.deliveries
referencing new table as new_rows for each statement execute function app.record_project_news();
create trigger deliveries_record_update after update on app.deliveries
referencing old table as old_rows new table as new_rows for each statement execute function app.record_project_news();

-- Live events, as of a phase's change.
create trigger project_updates_tell after insert on app.project_updates for each row execute function app.tell_of_phase();
create trigger deliveries_tell after insert or update of answer on app.deliveries
for each row execute function app.tell_of_phase();

create view app.update_cards with (security_invoker = true) as
select
  u.id, u.project_id, u.created_at,
  json_build_object(
    'id', u.id, 'at', app.instant(u.created_at),
    'author', json_build_object('id', u.author_id, 'full_name', u.author_name), 'body', u.body,
    'files', array(
      select json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size)
        from app.files f
       where f.update_id = u.id
       order by f.position
    )
  ) as card
  from app.project_updates u;
comment on view app.update_cards is 'News as contract/projectPages.ts has them, in card.';
grant select on app.update_cards to authenticated;

create view app.delivery_cards with (security_invoker = true) as
select
  d.id, d.phase_id, d.created_at,
  json_build_object(
    'id', d.id, 'at', app.instant(d.created_at),
    'author', json_build_object('id', d.author_id, 'full_name', d.author_name), 'body', d.body, 'link', d.link,
    'files', array(
      select json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size)
        from app.files f
       where f.delivery_id = d.id
       order by f.position
    ),
    'answer', case
      when d.answer is not null then json_build_object(
        'kind', d.answer, 'at', app.instant(d.answered_at),
        'author', json_build_object('id', d.answered_by, 'full_name', d.answered_by_name), 'body', d.answer_body
      )
    end
  ) as card
  from app.deliveries d;
comment on view app.delivery_cards is 'Deliveries as contract/projectPages.ts has them, in card.';
grant select on app.delivery_cards to authenticated;

-- The deliveries are those that an answer to a write shows; a project's page chooses its own.
create view app.phase_cards with (security_invoker = true) as
select
  s.id, s.project_id, s.position,
  s.card::jsonb || jsonb_build_object(
    'deliveries', array(
      select d.card
        from (
          select c.id, c.created_at, c.card
            from app.delivery_cards c
           where c.phase_id = s.id
           order by c.created_at desc, c.id desc
           limit 50
        ) d
       order by d.created_at desc, d.id desc
    )
  ) as card
  from app.phase_states s;
comment on view app.phase_cards is 'Phases with their newest fifty deliveries as contract/projectPages.ts has them, in card.';
grant select on app.phase_cards to authenticated;

create function app.project_detail(project uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select c.card || jsonb_build_object(
      'client', jsonb_build_object('id', p.client_id, 'full_name', n.full_name),
      'createdAt', app.instant(p.created_at), 'archivedAt', app.instant(p.archived_at), 'scope', p.scope,
      -- Messages are an admin's to read.
      'message', (
        select jsonb_build_object('id', m.id, 'name', m.name)
          from app.contact_messages m
         where m.project_id = p.id
         order by m.newest, m.id
         limit 1
      )
    )
      from app.projects p
      join app.project_cards c on c.id = p.id
      left join app.profiles n on n.id = p.client_id
     where p.id = project
  );
end
$$;
comment on function app.project_detail(uuid) is 'A project as its page has it; null where one may not see it.';
grant execute on function app.project_detail(uuid) to authenticated;

create function reads.project_page(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  project constant uuid := given ->> 'id';
  before constant text := given ->> 'before';
  size constant integer := 50;
  detail constant jsonb := app.project_detail(project);
  before_time constant timestamptz := app.cursor_time(before);
  before_id constant text := split_part(before, '_', 2);
  shown uuid[];
  more text;
begin
  if detail is null then
    return null;
  end if;
  select array_agg(f.id) filter (where f.place <= size),
         case when count(*) > size then max(app.time_cursor(f.at, f.id::text)) filter (where f.place = size) end
    into shown, more
    from (
      select e.*, row_number() over (order by e.at desc, e.id desc) as place
        from (
          (
            select u.created_at as at, u.id
              from app.project_updates u
             where u.project_id = project
               and (u.created_at, u.id::text collate "C") < (before_time, before_id)
             order by u.created_at desc, u.id desc
             limit size + 1
          )
          union all
          (
            select d.created_at, d.id
              from app.deliveries d
             where d.project_id = project
               and (d.created_at, d.id::text collate "C") < (before_time, before_id)
             order by d.created_at desc, d.id desc
             limit size + 1
          )
        ) e
       order by e.at desc, e.id desc
       limit size + 1
    ) f;
  return json_build_object(
    'project', detail,
    'phases', array(
      select s.card::jsonb || jsonb_build_object(
          'deliveries', array(
            select d.card
              from app.delivery_cards d
             where d.id = any (
               shown || array(
                 select l.id
                   from app.deliveries l
                  where l.phase_id = s.id
                  order by l.created_at desc, l.id desc
                  limit 1
               )
             )
               and d.phase_id = s.id
             order by d.created_at desc, d.id desc
          )
        )
        from app.phase_states s
       where s.project_id = project
       order by s.position
    ),
    'updates', array(
      select u.card
        from app.update_cards u
       where u.id = any (shown)
       order by u.created_at desc, u.id desc
    ),
    'more', more,
    'tickets', array(
      select json_build_object(
          'id', t.id, 'subject', t.subject, 'status', t.status, 'createdAt', app.instant(t.created_at),
          'waitingSince', app.instant(t.waiting_since)
        )
        from (select * from app.tickets t where t.project_id = project order by t.created_at desc, t.id limit 50) t
       order by t.created_at desc, t.id
    ),
    'history', reads.history(jsonb_build_object('object', 'project:' || project, 'limit', 50)) -> 'rows'
  );
end
$$;
comment on function reads.project_page(jsonb) is 'A project''s page, news and deliveries fifty at a time; null where one may not see it.';
