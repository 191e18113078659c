-- A first page counts up to 10,001 rows. Who may see all of a list has its role asked once, not the policy of
-- each row, which took a third of the page's time.

create function app.count_all(list text, most integer) returns integer
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  role constant text := app.my_role();
  total integer;
begin
  if role = 'admin' or (role = 'ticket_manager' and list = 'tickets') then
    execute format('select count(*) from (select from app.%I limit $1) r', list)
      into total using most;
  end if;
  return total;
end
$$;
comment on function app.count_all(text, integer) is 'How many rows a list has, for who may see all of them; null for others.';
revoke execute on function app.count_all(text, integer) from public, anon;
grant execute on function app.count_all(text, integer) to authenticated;

create or replace function app.list_rows(
  list text, given json, me uuid, role text,
  out rows json, out next text, out total integer, out exact boolean
)
language plpgsql stable
set search_path = '' set enable_seqscan = off set enable_sort = off set jit = off
as $$
declare
  most constant integer := 10000;
  size constant integer := given ->> 'limit';
  sort constant text := given ->> 'sort';
  by_keys constant record := app.list_order(list, sort);
  terms constant text[] := app.search_terms(coalesce(given ->> 'search', ''));
  source text := by_keys.source;
  conditions text[] := app.list_conditions(given, terms);
  backwards constant boolean := (given ->> 'order' = 'desc') <> by_keys.turned;
  direction constant text := case when backwards then ' desc' else '' end;
  keys constant text := 't.' || array_to_string(by_keys.keys, ', t.');
  ordered constant text := 't.' || array_to_string(by_keys.keys, direction || ', t.') || direction;
  query constant text := json_build_array(
    list, sort, given ->> 'order', coalesce(given ->> 'search', ''), given ->> 'status',
    given ->> 'assigned_to', given ->> 'type', given ->> 'state'
  );
  after constant json := app.read_cursor(query, given ->> 'cursor');
  counted integer := after ->> 0;
  ids uuid[];
begin
  if list = 'tickets' and role not in ('admin', 'ticket_manager') then
    source := '(select * from app.tickets t where t.user_id = $3 offset 0)';
  elsif list <> 'staff' and cardinality(conditions) > 0 and coalesce(counted, 0) <= most then
    ids := app.found_ids(list, sort, given, terms, most + 1);
    counted := coalesce(counted, cardinality(ids));
    if cardinality(ids) <= most then
      source := format('(select * from %s t where t.id = any ($4) offset 0)', source);
      conditions := '{}';
    end if;
  elsif list <> 'staff' and cardinality(conditions) = 0 and counted is null then
    counted := app.count_all(list, most + 1);
  end if;
  if after is not null then
    conditions := conditions || format(
      '(%s) %s (%s)',
      keys,
      case when backwards then '<' else '>' end,
      (
        select string_agg(format('($5 ->> %s)::%s', k.place, k.type), ', ' order by k.place)
          from unnest(by_keys.types) with ordinality k (type, place)
      )
    );
  end if;
  execute format(
    $statement$
      with found as materialized (
        select %1$s from %3$s t where %4$s order by %2$s limit $6 + 1
      ), counted as (
        select coalesce(
          $7, (select count(*) from (select from %3$s t where %4$s limit $8 + 1) r)
        )::integer as rows
      )
      select
        (
          select coalesce(
            json_agg((select c.card from %5$s c where c.id = t.id) order by %2$s), '[]'
          )
            from (select * from found t order by %2$s limit $6) t
        ),
        (
          select app.cursor_of($9, json_build_array(c.rows, %1$s)::text)
            from found t
           where (select count(*) from found) > $6
           order by %2$s
          offset $6 - 1
           limit 1
        ),
        least(c.rows, $8),
        c.rows <= $8
        from counted c
    $statement$,
    keys,
    ordered,
    source,
    coalesce(nullif(array_to_string(conditions, ' and '), ''), 'true'),
    case when given ->> 'form' = 'file' then by_keys.files else by_keys.cards end
  )
    into rows, next, total, exact
    using given, terms, me, ids, after, size, counted, most, query;
end
$$;
