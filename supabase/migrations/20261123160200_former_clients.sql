-- A project's next client does not read who the client was before (docs/adr/0034).

drop policy history_select_involved on app.history;
create policy history_select_involved on app.history for select to authenticated
using (
  (select app.my_role()) = 'admin'
  or (
    kind = 'ticket'
    and field in ('status', 'assigned_to')
    and exists (select from app.tickets t where t.id = object_id)
  )
  or (
    kind in ('project', 'phase')
    and field is distinct from 'client_id'
    and exists (select from app.projects p where p.id = coalesce(project_id, object_id))
  )
);
