-- With more than fifty, what is unread is always among those listed: otherwise the bell would count what nobody finds.

create or replace function app.notice_list(me uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'unread', (select count(*) from app.notices n where n.user_id = me and n.read_at is null),
      'notices', (
        select coalesce(
          json_agg(
            json_build_object(
              'id', n.id,
              'kind', n.kind,
              'at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'read', n.read_at is not null,
              'title', n.title,
              'href', '#/support/' || n.ticket_id
            )
            order by n.created_at desc
          ),
          '[]'
        )
          from (
            -- Two short reads along an index, not one that sorts all that were ever read.
            select *
              from (
                (
                  select * from app.notices u
                   where u.user_id = me and u.read_at is null
                   order by u.created_at desc
                   limit 50
                )
                union all
                (
                  select * from app.notices r
                   where r.user_id = me and r.read_at is not null
                   order by r.created_at desc
                   limit 50
                )
              ) latest
             order by latest.read_at is not null, latest.created_at desc
             limit 50
          ) n
      )
    )
  );
end
$$;
comment on function app.notice_list(uuid) is 'A person''s latest notices, newest first, unread ones before read ones where there are more than fifty; and how many are unread.';
