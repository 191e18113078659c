-- Contact messages (ADR-0041): who takes care of them, what was answered and noted, what came of them.

create policy contact_messages_select_admin on app.contact_messages for select to authenticated
using ((select app.my_role()) = 'admin');
create policy contact_messages_update_admin on app.contact_messages for update to authenticated
using ((select app.my_role()) = 'admin');
-- What came otherwise than by the contact form, which is the API's to write.
create policy contact_messages_insert_admin on app.contact_messages for insert to authenticated
with check ((select app.my_role()) = 'admin' and channel is not null);
grant
  select, insert (name, email, phone, subject, message, channel), update (status, assigned_to, project_id)
on app.contact_messages to authenticated;

create policy contact_message_entries_select_admin on app.contact_message_entries for select to authenticated
using ((select app.my_role()) = 'admin');
create policy contact_message_entries_insert_admin on app.contact_message_entries for insert to authenticated
with check ((select app.my_role()) = 'admin' and author_id = (select auth.uid()));
grant select, insert (message_id, kind, body) on app.contact_message_entries to authenticated;

-- Definer: the lock asks for rights that people do not have.
create function app.require_contact_message_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assigned_to is not null and new.assigned_to is distinct from old.assigned_to then
    perform
      from app.profiles p
      join app.roles r on r.id = p.role_id
     where p.id = new.assigned_to and r.name = 'admin' and p.deactivated_at is null
       for share of p;
    if not found then
      raise exception 'only an admin takes care of a message'
        using errcode = 'check_violation', constraint = 'contact_messages_assigned_to_admin';
    end if;
  end if;
  return new;
end
$$;
comment on function app.require_contact_message_assignee() is 'Lets nobody but admins take care of a message.';
create trigger contact_messages_require_assignee before update of assigned_to on app.contact_messages
for each row execute function app.require_contact_message_assignee();

-- Definer: who gives up their own role sees no messages any more.
create function app.hand_contact_messages_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.contact_messages set assigned_to = null where assigned_to = new.id;
  return null;
end
$$;
comment on function app.hand_contact_messages_back() is 'Who is no admin any more, or is deactivated, takes care of no message.';
create trigger profiles_hand_contact_messages_back after update of role_id, deactivated_at on app.profiles
for each row when (new.role_id is distinct from old.role_id or new.deactivated_at is distinct from old.deactivated_at)
execute function app.hand_contact_messages_back();

-- Definer: confirmations are in auth.users, which nobody reads with their own rights.
create function app.match_contact_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.account_id is null then
    new.account_id := (
      select p.id
        from auth.users u
        join app.profiles p on p.id = u.id
       where u.email = lower(new.email) and u.email_confirmed_at is not null
       limit 1
    );
  end if;
  return new;
end
$$;
comment on function app.match_contact_account() is 'The account of a message is the one whose confirmed address it names, unless the sender is known.';
create trigger contact_messages_match_account before insert on app.contact_messages
for each row execute function app.match_contact_account();

-- A message is named by its status, not its subject: nothing that a visitor wrote is kept for good.
create trigger contact_messages_record_insert after insert on app.contact_messages
referencing new table as new_rows for each statement execute function app.record_history('message', 'status');
create trigger contact_messages_record_update after update on app.contact_messages
referencing old table as old_rows new table as new_rows for each statement
execute function app.record_history('message', 'status', 'status', 'assigned_to', 'project_id');

create view app.contact_message_cards with (security_invoker = true) as
select
  m.id,
  json_build_object(
    'id', m.id, 'at', app.instant(m.created_at), 'name', m.name, 'email', m.email, 'subject', m.subject,
    'message', m.message, 'phone', m.phone, 'contactBy', m.contact_by, 'channel', m.channel, 'status', m.status,
    'assignee', app.named(a.id, a.full_name),
    'account', app.named(p.id, p.full_name),
    'idea',
    case
      when i.id is not null then json_build_object('id', i.id, 'name', i.name, 'prompt', i.prompt)
    end,
    'project', case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end,
    'fromSameAddress',
    case
      when m.address = '' then 1 else (select count(*) from app.contact_messages o where o.address = m.address)
    end
  ) as card
  from app.contact_messages m
  left join app.profiles a on a.id = m.assigned_to
  left join app.profiles p on p.id = m.account_id
  left join app.ideas i on i.id = m.idea_id
  left join app.projects j on j.id = m.project_id;
comment on view app.contact_message_cards is 'Contact messages as contract/contactMessages.ts has them, in card.';
grant select on app.contact_message_cards to authenticated;

create view app.contact_message_entry_cards with (security_invoker = true) as
select
  e.id, e.message_id, e.created_at,
  jsonb_build_object(
    'id', e.id, 'kind', e.kind, 'at', app.instant(e.created_at),
    'author', jsonb_build_object('id', e.author_id, 'full_name', e.author_name), 'body', e.body
  ) || coalesce(
    (
      select jsonb_build_object('files', jsonb_agg(f.card order by f.position))
        from app.file_cards f
       where f.entry_id = e.id
      having count(*) > 0
    ),
    '{}'
  ) as card
  from app.contact_message_entries e;
comment on view app.contact_message_entry_cards is 'Replies and notes as contract/contactMessages.ts has them, in card.';
grant select on app.contact_message_entry_cards to authenticated;

create view app.contact_message_exports with (security_invoker = true) as
select
  c.id,
  json_build_object(
    'card', c.card,
    'entries', array(
      select e.card
        from app.contact_message_entry_cards e
       where e.message_id = c.id
       order by e.created_at, e.id
    )
  ) as card
  from app.contact_message_cards c;
comment on view app.contact_message_exports is 'Contact messages as an export has them: with replies and notes.';
grant select on app.contact_message_exports to authenticated;

create function reads.contact_message_page(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
begin
  return (
    select json_build_object(
      'message', (select c.card from app.contact_message_cards c where c.id = m.id),
      'entries', array(
        select e.card
          from app.contact_message_entry_cards e
         where e.message_id = m.id
         order by e.created_at, e.id
      ),
      'others', array(
        select json_build_object('id', o.id, 'at', app.instant(o.created_at), 'subject', o.subject, 'status', o.status)
          from (
            select *
              from app.contact_messages s
             where s.address = m.address and m.address <> '' and s.id <> m.id
             order by s.newest, s.id
             limit 50
          ) o
         order by o.newest, o.id
      )
    )
      from app.contact_messages m
     where m.id = (given ->> 'id')::uuid
  );
end
$$;
comment on function reads.contact_message_page(jsonb) is
  'A contact message with its replies and notes, and the latest 50 others of its address; null where one may not see '
  'it.';
