-- Projects as objects and the templates of services (docs/adr/0039).

alter table app.projects add column if not exists archived_at timestamptz;
grant update (name, client_id, service_id, archived_at) on app.projects to authenticated;

-- A former client's pages learn of it too.
create or replace function app.tell_of_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.send_event(
    'project', coalesce(new.id, old.id), array_remove(array[new.client_id, old.client_id], null),
    array[new.assigned_to, old.assigned_to], '{admin}'
  );
  return null;
end
$$;
drop trigger projects_tell on app.projects;
create trigger projects_tell
after insert or delete or update of name, client_id, service_id, status, progress, assigned_to, archived_at
on app.projects
for each row execute function app.tell_of_project();

create function app.is_template(phases jsonb) returns boolean
language sql immutable
return case
  when jsonb_typeof(phases) <> 'array' then false
  else jsonb_array_length(phases) <= 16 and not exists (
    select
      from jsonb_array_elements(phases) p
     where jsonb_typeof(p) <> 'object'
        or p - array['name', 'days'] <> '{}'
        or coalesce(p ->> 'name' not in ('Análisis', 'Desarrollo', 'Pruebas', 'Revisión'), true)
        or coalesce(p ->> 'days' !~ '^([1-9]|[1-9]\d|1\d\d|2[0-4]\d|250)$', true)
  )
end;
comment on function app.is_template(jsonb) is 'Whether these are phases as TemplatePhase of contract/projectPages.ts has them.';

create table app.service_templates (
  id uuid primary key default gen_random_uuid(),
  service_id integer not null unique check (service_id between 1 and 6),
  phases jsonb not null check (app.is_template(phases))
);
comment on table app.service_templates is 'The phases that a new project of a service usually has.';
comment on column app.service_templates.phases is 'In their order: [{"name": …, "days": business days}].';

insert into app.service_templates (id, service_id, phases)
select ('5e4f1ce0-0000-4000-8000-00000000000' || t.service_id)::uuid, t.service_id, jsonb_build_array(
    jsonb_build_object('name', 'Análisis', 'days', t.analysis),
    jsonb_build_object('name', 'Desarrollo', 'days', t.development),
    jsonb_build_object('name', 'Pruebas', 'days', t.tests),
    jsonb_build_object('name', 'Revisión', 'days', t.review)
  )
  from (values
    (1, 5, 15, 5, 3), (2, 10, 40, 10, 5), (3, 5, 20, 5, 5),
    (4, 5, 10, 3, 3), (5, 5, 10, 3, 2), (6, 8, 20, 8, 4)
  ) t (service_id, analysis, development, tests, review);

alter table app.service_templates enable row level security;
revoke all on app.service_templates from public, anon, authenticated;
grant select, update (phases) on app.service_templates to authenticated;
create policy service_templates_select_admin on app.service_templates for select to authenticated
using ((select app.my_role()) = 'admin');
create policy service_templates_update_admin on app.service_templates for update to authenticated
using ((select app.my_role()) = 'admin');

create view app.template_cards with (security_invoker = true) as
select
  t.id,
  t.service_id,
  json_build_object('id', t.id, 'serviceId', t.service_id, 'phases', t.phases) as card
  from app.service_templates t;
comment on view app.template_cards is 'Templates as contract/projectPages.ts has them, in card.';

create function app.template_list() returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select json_build_object('rows', coalesce(json_agg(t.card order by t.service_id), '[]'))
      from app.template_cards t
  );
end
$$;
comment on function app.template_list() is 'The templates by service.';

revoke all on app.template_cards from public, anon, authenticated;
grant select on app.template_cards to authenticated;
revoke execute on function app.is_template(jsonb), app.template_list() from public, anon, authenticated;
grant execute on function app.is_template(jsonb), app.template_list() to authenticated;
