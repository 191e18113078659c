-- A list that was cut also says whether its total is exact, as a page does: 10,000 rows are not '10,000+'.
create or replace function app.list_start(
  list text, size integer, me uuid, role text, out rows json, out more json
)
language plpgsql stable set search_path = ''
as $$
declare
  sort constant text := case list when 'ideas' then 'created_at' else 'createdAt' end;
begin
  select
    p.rows,
    case
      when p.next is not null
        then json_build_object('next', p.next, 'total', p.total, 'exact', p.exact)
    end
    into rows, more
    from app.list_rows(
      list, json_build_object('sort', sort, 'order', 'desc', 'limit', size), me, role
    ) p;
end
$$;
