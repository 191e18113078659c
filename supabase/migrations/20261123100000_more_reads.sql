-- The reads of the project pages, the messages and the account; the migrations after this one define them.

create or replace function app.read_as(
  claims text, what text, given text default null, out role text, out data text
)
language plpgsql volatile set search_path = ''
as $$
declare
  me constant uuid := (claims::jsonb ->> 'sub')::uuid;
  size constant integer := given::json ->> 'limit';
begin
  role := app.enter(claims);
  if role is null then
    return;
  end if;
  if what = 'dashboard' then
    data := app.dashboard(me, role);
  elsif what = 'ticket_list' and size is null then
    data := app.ticket_list(me, role);
  elsif what = 'ticket_list' then
    data := app.ticket_list_start(size, me, role);
  elsif what = 'admin_bundle' then
    data := app.admin_bundle(size, me, role);
  elsif what = 'list_page' then
    data := app.list_page(given::json ->> 'list', given::json, me, role);
  elsif what = 'own_ideas' then
    data := app.own_ideas(me, given::json);
  elsif what = 'idea_detail' then
    data := app.idea_detail((given::json ->> 'id')::uuid);
  elsif what = 'ticket_page' then
    data := app.ticket_page((given::json ->> 'id')::uuid);
  elsif what = 'assignees' then
    data := app.assignees();
  elsif what = 'saved_replies' then
    data := app.saved_reply_list();
  elsif what = 'notices' then
    data := app.notice_list(me);
  elsif what = 'notice_preferences' then
    data := app.notice_choice(me);
  elsif what = 'history' then
    data := app.history_page(given::json);
  elsif what = 'project_page' then
    data := app.project_page((given::json ->> 'id')::uuid, role);
  elsif what = 'summary' then
    data := app.summary();
  elsif what = 'templates' then
    data := app.template_list();
  elsif what = 'message_page' then
    data := app.message_page((given::json ->> 'id')::uuid);
  elsif what = 'account' then
    data := app.account((claims::jsonb ->> 'session_id')::uuid);
  else
    raise exception 'nothing to read is called %', what;
  end if;
end
$$;
