-- A hot read in one round trip (decision 32): claims, role and rows in one statement. Role and claims
-- are set by a statement of their own inside the function; in a CTE of the reading statement PGlite
-- would skip row-level security silently.

create function app.read_as(claims text, what text, out role text, out data text)
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('role', 'authenticated', true);
  role := app.my_role();
  if role is null then
    return;
  end if;
  if what = 'dashboard' then
    data := app.dashboard();
  elsif what = 'ticket_list' then
    data := app.ticket_list();
  elsif what = 'admin_bundle' then
    data := app.admin_bundle();
  else
    raise exception 'nothing to read is called %', what;
  end if;
end
$$;
comment on function app.read_as(text, text) is 'A read''s answer, under the policies for the person of the claims, and their role; nulls without a profile.';
revoke all on function app.read_as(text, text) from public, anon, authenticated;
