-- What all reads write alike.

-- app.instant and app.named are single expressions: the planner puts them in place of the call.

create function app.instant(moment timestamptz) returns text
language sql stable parallel safe
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
comment on function app.instant(timestamptz) is 'A moment as JavaScript writes it.';

create function app.named(id uuid, full_name text) returns json
language sql stable parallel safe
return case when id is not null then json_build_object('id', id, 'full_name', full_name) end;
comment on function app.named(uuid, text) is 'A person as JSON names them; null for nobody.';

-- Pages in the order of time. A cursor is the last row's microseconds since 1970 and its id.
create function app.time_cursor(at timestamptz, id text) returns text
language sql stable
begin atomic
  select (extract(epoch from at) * 1000000)::bigint || '_' || id;
end;
comment on function app.time_cursor(timestamptz, text) is 'A row''s place in the order of time.';

create function app.cursor_time(cursor text) returns timestamptz
language sql stable
begin atomic
  select coalesce(
    timestamptz '1970-01-01 00:00:00Z' + split_part(cursor, '_', 1)::bigint * interval '1 microsecond', 'infinity'
  );
end;
comment on function app.cursor_time(text) is 'The time of a cursor (app.time_cursor); infinity without one.';

grant execute on function
  app.instant(timestamptz), app.named(uuid, text), app.time_cursor(timestamptz, text), app.cursor_time(text)
to authenticated;
