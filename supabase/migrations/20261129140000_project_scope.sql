-- What a project covers; it is searched, too.

alter table app.projects
  add column scope text not null default '' check (length(scope) <= 5000),
  drop column search_text cascade;
alter table app.projects
  add column search_text text not null generated always as (
    app.fold(name || e'\n' || status || e'\n' || scope)
  ) stored;
comment on column app.projects.scope is 'What the agency and the client agreed on; empty if nobody wrote it down.';

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index projects_search_text_idx on app.projects
using gin (search_text gin_trgm_ops) with (fastupdate = off);
