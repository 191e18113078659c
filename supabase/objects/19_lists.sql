-- What lists are searched with (ADR-0030). A list's query is made by the server (server/lists), and its rows are read
-- under the policies.

-- The longest first: it is found least.
create function app.search_patterns(query text) returns text[]
language sql immutable
begin atomic
  select coalesce(
    array_agg('%' || replace(replace(replace(w.word, '\', '\\'), '%', '\%'), '_', '\_') || '%' order by length(w.word) desc, w.word),
    '{%}'
  )
    from (select distinct word from regexp_split_to_table(app.fold(query), '\s+') word where word <> '') w;
end;
comment on function app.search_patterns(text) is 'The words of a search, folded, as patterns: a row that is found holds each of them.';

-- Phones and documents are stored and typed in any notation: '(+51) 987-654-321' finds '987 654 321'.
create function app.number_patterns(query text) returns text[]
language sql immutable
begin atomic
  select app.search_patterns(n.numbers || ' ' || regexp_replace(n.words, '(^|\s)[^[:alnum:]\s]+(?=\s|$)', '\1', 'g'))
    from (
      select app.numbers(query) as numbers, regexp_replace(query, app.number_pattern(), ' ', 'g') as words
    ) n
   where n.numbers <> '';
end;
comment on function app.number_patterns(text) is
  'As app.search_patterns, with numbers of six digits and more as app.numbers has them, and without marks that stand alone. '
  'Null for a search without a number.';

-- Words that stand in nobody's name stand in the row's own text, or it is not found.
create function app.search_no_name(words text[]) returns text[]
language sql stable
begin atomic
  select array(
    select w.word
      from unnest(words) with ordinality w (word, place)
     where not exists (select from app.profiles p where p.search_text like w.word)
     order by w.place
  );
end;
comment on function app.search_no_name(text[]) is 'Those of the patterns that fit nobody''s name.';

-- Under a policy `like` could tell of rows that one may not see, so that no index would be used. Hence these functions
-- are definer: they check the role and give out ids. Of each list they unite the rows whose own text holds all words
-- with rows of the people whose name holds one. Three words are looked up by index. A plan is made for each search, since
-- a word that most rows hold is found soonest without an index: of 100,000 tickets in 17 ms in place of 110, several words in 60 in
-- place of 250 (Postgres 15; the other lists are searched alike).

create function app.search_tickets(words text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  own constant text[] := app.search_no_name(words);
  people constant uuid[] := array(select p.id from app.profiles p where p.search_text like any (words));
begin
  if app.my_role() in ('admin', 'ticket_manager') then
    return query
    (
      select t.id
        from app.tickets t
       where t.search_text like words[1] and t.search_text like coalesce(words[2], '%')
         and t.search_text like coalesce(words[3], '%') and t.search_text like all (words[4:])
       limit most
    )
    union
    (
      select t.id
        from app.tickets t
        join app.profiles p on p.id = t.user_id
       where t.user_id = any (people) and t.search_text like coalesce(own[1], '%')
         and t.search_text like coalesce(own[2], '%') and p.search_text || e'\n' || t.search_text like all (words)
       limit most
    )
     limit most;
  end if;
end
$$;
comment on function app.search_tickets(text[], integer) is 'The ids of at most so many tickets that hold all words, for who sees all tickets.';

create function app.search_projects(words text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  people constant uuid[] := array(select p.id from app.profiles p where p.search_text like any (words));
  services constant integer[] := array(select s.id from app.services s where s.search_text like any (words));
begin
  if app.my_role() = 'admin' then
    return query
    (
      select j.id
        from app.projects j
       where j.search_text like words[1] and j.search_text like coalesce(words[2], '%')
         and j.search_text like coalesce(words[3], '%') and j.search_text like all (words[4:])
       limit most
    )
    union
    (
      select j.id
        from app.projects j
        join app.profiles c on c.id = j.client_id
        left join app.profiles m on m.id = j.assigned_to
        left join app.services s on s.id = j.service_id
       where (j.client_id = any (people) or j.assigned_to = any (people) or j.service_id = any (services))
         and concat_ws(e'\n', c.search_text, m.search_text, s.search_text, j.search_text) like all (words)
       limit most
    )
     limit most;
  end if;
end
$$;
comment on function app.search_projects(text[], integer) is 'The ids of at most so many projects that hold all words, for admins.';

create function app.search_ideas(words text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  own constant text[] := app.search_no_name(words);
  people constant uuid[] := array(select p.id from app.profiles p where p.search_text like any (words));
begin
  if app.my_role() = 'admin' then
    return query
    (
      select i.id
        from app.ideas i
       where i.search_text like words[1] and i.search_text like coalesce(words[2], '%')
         and i.search_text like coalesce(words[3], '%') and i.search_text like all (words[4:])
       limit most
    )
    union
    (
      select i.id
        from app.ideas i
        join app.profiles p on p.id = i.user_id
       where i.user_id = any (people) and i.search_text like coalesce(own[1], '%')
         and i.search_text like coalesce(own[2], '%') and p.search_text || e'\n' || i.search_text like all (words)
       limit most
    )
     limit most;
  end if;
end
$$;
comment on function app.search_ideas(text[], integer) is 'The ids of at most so many ideas that hold all words, for admins.';

create function app.search_clients(words text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  people constant uuid[] := array(select p.id from app.profiles p where p.search_text like any (words));
begin
  if app.my_role() = 'admin' then
    return query
    (
      select d.id
        from app.client_details d
       where d.is_client and d.search_text like words[1] and d.search_text like coalesce(words[2], '%')
         and d.search_text like coalesce(words[3], '%') and d.search_text like all (words[4:])
       limit most
    )
    union
    (
      select d.id
        from app.client_details d
        join app.profiles p on p.id = d.id
       where d.is_client and d.id = any (people) and p.search_text || e'\n' || d.search_text like all (words)
       limit most
    )
     limit most;
  end if;
end
$$;
comment on function app.search_clients(text[], integer) is 'The ids of at most so many clients that hold all words, for admins.';

create function app.search_complaints(words text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if app.my_role() = 'admin' then
    return query
    select c.id
      from app.complaints c
     where c.search_text like words[1] and c.search_text like coalesce(words[2], '%')
       and c.search_text like coalesce(words[3], '%') and c.search_text like all (words[4:])
     limit most;
  end if;
end
$$;
comment on function app.search_complaints(text[], integer) is 'The ids of at most so many complaints that hold all words, for admins.';

create function app.search_contact_messages(words text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if app.my_role() = 'admin' then
    return query
    select m.id
      from app.contact_messages m
     where m.search_text like words[1] and m.search_text like coalesce(words[2], '%')
       and m.search_text like coalesce(words[3], '%') and m.search_text like all (words[4:])
     limit most;
  end if;
end
$$;
comment on function app.search_contact_messages(text[], integer) is 'The ids of at most so many contact messages that hold all words, for admins.';

grant execute on function
  app.search_patterns(text), app.number_patterns(text), app.search_tickets(text[], integer), app.search_projects(text[], integer),
  app.search_ideas(text[], integer), app.search_clients(text[], integer), app.search_complaints(text[], integer),
  app.search_contact_messages(text[], integer)
to authenticated;
