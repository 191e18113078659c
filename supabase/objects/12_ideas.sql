-- Generated ideas (ADR-0014): their person finds them again and asks the agency for one; admins see all.

create policy ideas_select_involved on app.ideas for select to authenticated
using (
  user_id = (select auth.uid())
  or (select app.my_role() = 'admin')
);
create policy ideas_insert_own on app.ideas for insert to authenticated
with check (user_id = (select auth.uid()) and (select app.my_role()) is not null);
create policy ideas_update_own on app.ideas for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));
-- The API makes the id, so that its answer can name the idea.
grant select, insert (id, user_id, name, prompt, description, features), update (requested_at) on app.ideas to authenticated;

create view app.idea_cards with (security_invoker = true) as
select
  i.id,
  json_build_object(
    'id', i.id, 'user_name', u.full_name, 'name', i.name, 'prompt', i.prompt, 'created_at', app.instant(i.created_at)
  ) as card
  from app.ideas i
  left join app.profiles u on u.id = i.user_id;
comment on view app.idea_cards is 'Ideas as contract/ideas.ts has them, in card.';
grant select on app.idea_cards to authenticated;

create view app.idea_exports with (security_invoker = true) as
select
  i.id,
  json_build_object(
    'card', c.card, 'description', i.description, 'features', i.features, 'requestedAt', app.instant(i.requested_at)
  ) as card
  from app.ideas i
  join app.idea_cards c on c.id = i.id;
comment on view app.idea_exports is 'Ideas as an export has them: with what was proposed, and when its person wrote about it.';
grant select on app.idea_exports to authenticated;

-- An admin's policies show them all ideas: hence the condition beside them.
create function reads.own_ideas(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  size constant integer := given ->> 'limit';
  before constant text := given ->> 'cursor';
  after_newest constant bigint := case when before is not null then app.newest_first(app.cursor_time(before)) end;
  after_id constant uuid := split_part(before, '_', 2);
begin
  return (
    select json_build_object(
      'rows', coalesce(
        json_agg(
          json_build_object(
            'id', f.id, 'prompt', f.prompt, 'name', f.name, 'description', f.description, 'features', f.features,
            'createdAt', app.instant(f.created_at)
          )
          order by f.place
        ) filter (where f.place <= size),
        '[]'
      ),
      'next', case
        when count(*) > size then max(app.time_cursor(f.created_at, f.id::text)) filter (where f.place = size)
      end
    )
      from (
        select i.*, row_number() over (order by i.newest, i.id) as place
          from app.ideas i
         where i.user_id = me and (before is null or (i.newest, i.id) > (after_newest, after_id))
         order by i.newest, i.id
         limit size + 1
      ) f
  );
end
$$;
comment on function reads.own_ideas(jsonb) is 'A page of a person''s ideas, newest first, and the cursor of the next one.';

create function reads.idea_detail(given jsonb) returns json
language plpgsql stable set search_path = '' as $$
declare
  idea constant uuid := given ->> 'id';
begin
  return (
    select json_build_object(
      'id', i.id, 'description', i.description, 'features', i.features, 'user_email', app.email_of(i.user_id),
      'requested_at', app.instant(i.requested_at)
    )
      from app.ideas i
     where i.id = idea
  );
end
$$;
comment on function reads.idea_detail(jsonb) is 'What the panel shows of an idea that is opened; null where one may not see it.';
