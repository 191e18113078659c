-- As a hosted project has it: one expression, which the planner puts in place of the call. Its names
-- are bound here and now, so it needs no search_path, which would keep the planner from doing so.

create or replace function auth.uid() returns uuid
language sql stable
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
