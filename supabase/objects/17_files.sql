-- Files (ADR-0035). The subqueries run under the owners' policies: whoever sees a ticket, a message, news, a delivery or a
-- reply sees its files.

create policy files_select_with_owner on app.files for select to authenticated
using (
  case
    when message_id is not null then exists (select from app.ticket_messages m where m.id = message_id)
    when ticket_id is not null then exists (select from app.tickets t where t.id = ticket_id)
    when update_id is not null then exists (select from app.project_updates u where u.id = update_id)
    when entry_id is not null then exists (select from app.contact_message_entries e where e.id = entry_id)
    else exists (select from app.deliveries d where d.id = delivery_id)
  end
);
create policy files_insert_author on app.files for insert to authenticated
with check (
  case
    when message_id is not null then exists (
      select from app.ticket_messages m where m.id = message_id and m.author_id = (select auth.uid())
    )
    when ticket_id is not null then exists (
      select from app.tickets t where t.id = ticket_id and t.opened_by = (select auth.uid())
    )
    when update_id is not null then exists (
      select from app.project_updates u where u.id = update_id and u.author_id = (select auth.uid())
    )
    when entry_id is not null then exists (
      select from app.contact_message_entries e
       where e.id = entry_id and e.kind = 'reply' and e.author_id = (select auth.uid())
    )
    else exists (select from app.deliveries d where d.id = delivery_id and d.author_id = (select auth.uid()))
  end
);
grant
  select (id, message_id, ticket_id, update_id, delivery_id, entry_id, position, name, type, size),
  insert (message_id, ticket_id, update_id, delivery_id, entry_id, position, name, type, size)
on app.files to authenticated;

-- The API writes them, and reads them for whoever has a signed link.
create policy file_parts_nobody on app.file_parts using (false);
