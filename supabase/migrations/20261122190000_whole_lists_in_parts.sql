-- The whole ticket list is read part by part (docs/adr/0030), so that no statement takes long: the embedded
-- database answers nobody else meanwhile.

create function app.ticket_part(given json, me uuid, role text) returns json
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off
as $$
declare
  after_newest constant bigint := coalesce((given -> 'after' ->> 0)::bigint, -9223372036854775808);
  after_id constant uuid := coalesce(
    (given -> 'after' ->> 1)::uuid, '00000000-0000-0000-0000-000000000000'
  );
  size constant integer := given ->> 'limit';
  ids uuid[];
  next json;
begin
  if role in ('admin', 'ticket_manager') then
    ids := array(
      select t.id
        from app.tickets t
       where (t.newest, t.id) > (after_newest, after_id)
       order by t.newest, t.id
       limit size
    );
  else
    ids := array(
      select t.id
        from app.tickets t
       where t.user_id = me and (t.newest, t.id) > (after_newest, after_id)
       order by t.newest, t.id
       limit size
    );
  end if;
  if cardinality(ids) = size then
    next := (select json_build_array(t.newest::text, t.id) from app.tickets t where t.id = ids[size]);
  end if;
  return json_build_object(
    'next', next,
    'rows', (
      select coalesce(json_agg(t.card order by t.created_at desc, t.id), '[]')
        from app.ticket_cards t
       where t.id = any (ids)
    )
  );
end
$$;
comment on function app.ticket_part(json, uuid, text) is 'Some of the tickets one may see, newest first, and after which ones the next part begins; null on the last.';
revoke execute on function app.ticket_part(json, uuid, text) from public, anon;
grant execute on function app.ticket_part(json, uuid, text) to authenticated;

create or replace function app.list_page(list text, given json, me uuid, role text) returns json
language plpgsql stable set search_path = ''
as $$
begin
  if list = 'tickets' and given ->> 'form' = 'part' then
    return app.ticket_part(given, me, role);
  end if;
  return (
    select json_build_object('rows', p.rows, 'next', p.next, 'total', p.total, 'exact', p.exact)
      from app.list_rows(list, given, me, role) p
  );
end
$$;
