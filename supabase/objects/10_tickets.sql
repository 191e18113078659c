-- Who may see and change tickets, messages and saved replies, and what a change brings (ADR-0035).

-- An array, so that it runs once a statement.
create function app.projects_run() returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  if app.my_role() is distinct from 'project_manager' then
    return '{}';
  end if;
  return array(select p.id from app.projects p where p.assigned_to = auth.uid());
end
$$;
comment on function app.projects_run() is 'The projects that a project manager runs; of everybody else none.';
grant execute on function app.projects_run() to authenticated;

-- Definer: policies of what belongs to a ticket call it for a row, without those of tickets and projects.
create function app.works_on(ticket uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  role constant text := coalesce(app.my_role(), 'client');
begin
  return role <> 'client' and exists (
    select from app.tickets t
      left join app.projects p on p.id = t.project_id
     where t.id = ticket
       and (t.assigned_to = auth.uid() or (p.assigned_to = auth.uid() and role = 'project_manager'))
  );
end
$$;
comment on function app.works_on(uuid) is
  'Whether somebody of the staff is in charge of a ticket or, as project manager, runs its project.';
grant execute on function app.works_on(uuid) to authenticated;

-- Definer: a ticket manager sees neither clients nor their projects.
create function app.takes_ticket(client uuid, project uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(app.my_role(), '') in ('admin', 'ticket_manager') and exists (
    select from app.client_details d
      join app.profiles p on p.id = d.id
     where d.id = client and d.is_client and p.deactivated_at is null
  ) and (
    project is null
    or exists (select from app.projects j where j.id = project and j.client_id = client and j.archived_at is null)
  );
end
$$;
comment on function app.takes_ticket(uuid, uuid) is
  'Whether one opens a ticket for somebody, as ticket managers and admins do: for an active client, about none or one of their '
  'projects that is not archived.';
grant execute on function app.takes_ticket(uuid, uuid) to authenticated;

create policy tickets_select_involved on app.tickets for select to authenticated
using (
  user_id = (select auth.uid())
  or (select app.my_role() in ('admin', 'ticket_manager'))
  or (assigned_to = (select auth.uid()) and (select app.my_role() <> 'client'))
  or project_id = any ((select app.projects_run())::uuid[])
);
-- Ticket managers answer tickets, they do not raise them, but for a client who called or wrote otherwise. The subquery runs
-- under the policy of projects: one names a project that one sees.
create policy tickets_insert_own_or_for_client on app.tickets for insert to authenticated
with check (
  (
    user_id = (select auth.uid())
    and (select app.my_role()) <> 'ticket_manager'
    and (project_id is null or exists (select from app.projects p where p.id = project_id))
  )
  or app.takes_ticket(user_id, project_id)
);
-- Whoever raised a ticket closes and reopens it; how it is worked on is not theirs to say. Whoever works on it may lock its
-- row, to write a message, and changes nothing of it.
create policy tickets_update_involved on app.tickets for update to authenticated
using (
  user_id = (select auth.uid())
  or (select app.my_role()) in ('admin', 'ticket_manager')
  or (assigned_to = (select auth.uid()) and (select app.my_role() <> 'client'))
  or project_id = any ((select app.projects_run())::uuid[])
)
with check (
  (user_id = (select auth.uid()) and status in ('Abierto', 'Cerrado'))
  or (select app.my_role()) in ('admin', 'ticket_manager')
);
grant select, insert (user_id, subject, description, project_id), update (status, assigned_to) on app.tickets to authenticated;

create policy ticket_messages_select_involved on app.ticket_messages for select to authenticated
using (
  (
    not internal
    or (select app.my_role()) in ('admin', 'ticket_manager')
    or app.works_on(ticket_id)
  )
  and exists (select from app.tickets t where t.id = ticket_id)
);
create policy ticket_messages_insert_involved on app.ticket_messages for insert to authenticated
with check (
  author_id = (select auth.uid())
  and (
    not internal
    or (select app.my_role()) in ('admin', 'ticket_manager')
    or app.works_on(ticket_id)
  )
  and exists (select from app.tickets t where t.id = ticket_id)
);
grant select, insert (ticket_id, internal, body) on app.ticket_messages to authenticated;

create function app.sees_notes(ticket uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(app.my_role(), '') in ('admin', 'ticket_manager') or app.works_on(ticket);
end
$$;
comment on function app.sees_notes(uuid) is 'Whether somebody reads and writes a ticket''s notes: who answers tickets, and who works on this one.';
grant execute on function app.sees_notes(uuid) to authenticated;

create policy saved_replies_all_support on app.saved_replies for all to authenticated
using ((select app.my_role()) in ('admin', 'ticket_manager'))
with check ((select app.my_role()) in ('admin', 'ticket_manager'));
grant select, insert (title, body), update (title, body), delete on app.saved_replies to authenticated;

create function app.is_staff(person uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from app.profiles p
      join app.roles r on r.id = p.role_id
     where p.id = person and r.name <> 'client'
  );
end
$$;
comment on function app.is_staff(uuid) is 'Whether somebody is of the staff, active or not.';

-- Definer: a ticket manager may lock no profile.
create function app.lock_assignee(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    raise exception 'only who answers tickets asks who may be in charge of one' using errcode = 'insufficient_privilege';
  end if;
  perform
    from app.profiles p
    join app.roles r on r.id = p.role_id
   where p.id = person and r.name <> 'client' and p.deactivated_at is null
     for share of p;
  return found;
end
$$;
comment on function app.lock_assignee(uuid) is
  'Whether somebody is of the active staff, so that a ticket can be assigned to them; their role and name stay as they are until the transaction ends. Called before a '
  'ticket is locked, as changes of names lock.';
grant execute on function app.lock_assignee(uuid) to authenticated;

-- Anybody may take out who cannot be in charge any more: admins who give up their own role do so. Definer: it reads the
-- role of others. Once a statement, not a row: a handover changes thousands.
create function app.require_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  assigned uuid[];
begin
  select array_agg(distinct n.assigned_to)
    into assigned
    from new_rows n
    join old_rows o on o.id = n.id
   where n.assigned_to is distinct from o.assigned_to
     and (n.assigned_to is not null or app.is_staff(o.assigned_to));
  if assigned is null then
    return null;
  end if;
  if auth.uid() is not null and coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    raise exception 'only who answers tickets puts somebody in charge'
      using errcode = 'insufficient_privilege';
  end if;
  if exists (select from unnest(assigned) person where person is not null and not app.lock_assignee(person)) then
    raise exception 'only active staff is put in charge of a ticket'
      using errcode = 'check_violation', constraint = 'tickets_assigned_to_staff';
  end if;
  return null;
end
$$;
comment on function app.require_assignee() is 'Lets nobody but active staff be put in charge, and nobody but ticket managers and admins do it.';
create trigger tickets_require_assignee after update on app.tickets
referencing old table as old_rows new table as new_rows for each statement execute function app.require_assignee();

-- Definer: who changes a role may see none of the tickets.
create function app.hand_tickets_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_staff(new.id) then
    update app.tickets set assigned_to = null where assigned_to = new.id;
  end if;
  return null;
end
$$;
comment on function app.hand_tickets_back() is 'Who left the staff is in charge of no ticket.';
create trigger profiles_hand_tickets_back after update of role_id on app.profiles
for each row when (new.role_id is distinct from old.role_id)
execute function app.hand_tickets_back();

create function app.time_ticket() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.waiting_since := case when new.status <> 'Cerrado' then new.created_at end;
  elsif new.status = 'Cerrado' then
    new.waiting_since := null;
  elsif old.status = 'Cerrado' and auth.uid() = new.user_id then
    new.waiting_since := clock_timestamp();
  elsif old.status = 'Cerrado' then
    new.waiting_since := (
      select coalesce(min(m.created_at), case when new.first_response_at is null then new.created_at end)
        from app.ticket_messages m
       where m.ticket_id = new.id and not m.internal and m.author_id = new.user_id
         and m.created_at > coalesce(new.first_response_at, '-infinity')
         and not exists (
           select from app.ticket_messages a
            where a.ticket_id = m.ticket_id and not a.internal and a.author_id is distinct from new.user_id
              and a.created_at > m.created_at
         )
    );
  end if;
  return new;
end
$$;
comment on function app.time_ticket() is 'A new ticket waits for an answer, so does one that its author reopens. One that staff reopen waits as before.';
create trigger tickets_time before insert or update of status on app.tickets for each row execute function app.time_ticket();

-- Definer: nobody sets these columns by themselves.
create function app.heed_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.internal then
    return null;
  end if;
  update app.tickets t
     set waiting_since = case
           when new.author_id = t.user_id then coalesce(t.waiting_since, new.created_at)
         end,
         first_response_at = case
           when new.author_id = t.user_id then t.first_response_at
           else coalesce(t.first_response_at, new.created_at)
         end,
         status = case
           when new.author_id = t.user_id and t.status = 'Cerrado' then 'Abierto' else t.status
         end
   where t.id = new.ticket_id;
  return null;
end
$$;
comment on function app.heed_message() is 'A message of its author makes a ticket wait, and reopens a closed one; the agency''s answer ends the wait.';
create trigger ticket_messages_heed after insert on app.ticket_messages for each row execute function app.heed_message();

create trigger tickets_record_insert after insert on app.tickets
referencing new table as new_rows for each statement execute function app.record_history('ticket', 'subject');
create trigger tickets_record_update after update on app.tickets
referencing old table as old_rows new table as new_rows for each statement
execute function app.record_history(
  'ticket', 'subject', 'user_id', 'subject', 'description', 'status', 'project_id', 'assigned_to'
);
create trigger tickets_record_delete after delete on app.tickets
referencing old table as old_rows for each statement execute function app.record_history('ticket', 'subject');

-- Pages of who was in charge learn of it too.
create function app.tell_of_ticket() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.send_event(
    'ticket', coalesce(new.id, old.id),
    array[coalesce(new.user_id, old.user_id), new.assigned_to, old.assigned_to],
    array(select p.assigned_to from app.projects p where p.id = coalesce(new.project_id, old.project_id)),
    '{ticket_manager,admin}'
  );
  return null;
end
$$;
comment on function app.tell_of_ticket() is 'Tells of a ticket''s change, and of its messages.';
create trigger tickets_tell after insert or update or delete on app.tickets
for each row execute function app.tell_of_ticket();

-- A message writes its ticket's row (app.heed_message), which tells of it; a note does not.
create function app.tell_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.send_event('ticket', t.id, array[t.assigned_to], array[p.assigned_to], '{ticket_manager,admin}')
     from app.tickets t
     left join app.projects p on p.id = t.project_id
    where t.id = new.ticket_id;
  return null;
end
$$;
comment on function app.tell_of_message() is 'Tells those who see a ticket''s notes of a new one.';
create trigger ticket_messages_tell after insert on app.ticket_messages
for each row when (new.internal) execute function app.tell_of_message();
