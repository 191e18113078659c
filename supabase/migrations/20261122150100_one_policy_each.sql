-- Several permissive policies for one command are all asked, in no order one could rely on. In one
-- policy the cheap condition comes first.

drop policy tickets_select_managers on app.tickets;
drop policy tickets_select_own on app.tickets;
create policy tickets_select_involved on app.tickets for select to authenticated
using (
  user_id = (select auth.uid())
  or (select app.my_role()) in ('admin', 'ticket_manager')
);

drop policy ideas_select_admin on app.ideas;
drop policy ideas_select_own on app.ideas;
create policy ideas_select_involved on app.ideas for select to authenticated
using (
  user_id = (select auth.uid())
  or (select app.my_role()) = 'admin'
);
