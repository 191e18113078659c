-- Servers end the live streams of a session as it ends. In a hosted project, whose schema this is not, they
-- find out within seconds by themselves.

create function auth.tell_of_session_end() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify(
    'app_events',
    json_build_object(
      'name', 'person', 'id', old.user_id, 'people', '[]'::json, 'managers', '[]'::json,
      'roles', '[]'::json
    )::text
  );
  return null;
end
$$;
create trigger sessions_tell_end after delete on auth.sessions
for each row execute function auth.tell_of_session_end();
revoke all on function auth.tell_of_session_end() from public;
