-- A message becomes one project, and is handed back by who is deactivated (docs/adr/0041).

create or replace function app.win_message(message uuid, project uuid) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  update app.contact_messages m
     set status = 'ganado', project_id = project
   where m.id = win_message.message and m.project_id is null;
  return found;
end
$$;
comment on function app.win_message(uuid, uuid) is 'Notes at a message that a project came of it; false where there is no such message for the caller, or one came of it already.';

drop trigger profiles_hand_messages_back on app.profiles;
create trigger profiles_hand_messages_back after update of role_id, deactivated_at on app.profiles
for each row when (new.role_id is distinct from old.role_id or new.deactivated_at is distinct from old.deactivated_at)
execute function app.hand_messages_back();
comment on function app.hand_messages_back() is 'Who is no admin any more, or is deactivated, takes care of no message.';
