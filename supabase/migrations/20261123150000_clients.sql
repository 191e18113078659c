-- The agency's clients in the panel: company, phone, document, and the team's notes (docs/adr/0045).

create table app.client_details (
  id uuid primary key references app.profiles (id) on delete cascade,
  full_name text not null,
  email text not null,
  is_client boolean not null,
  company text not null default '' check (length(company) <= 200),
  phone text not null default '' check (length(phone) <= 30),
  document text not null default '' check (document ~ '^(\d{8}|\d{11})?$'),
  notes text not null default '' check (length(notes) <= 5000),
  created_at timestamptz not null,
  newest bigint not null generated always as (app.newest_first(created_at)) stored,
  name_key text collate "C" not null generated always as (app.sort_key(full_name)) stored,
  search_text text not null generated always as (
    app.fold(full_name || e'\n' || company || e'\n' || email || e'\n' || phone || e'\n' || document)
  ) stored
);
comment on table app.client_details is 'What the team knows of each person with an account. Staff have a row as well: they may become clients.';
comment on column app.client_details.full_name is 'Copy of the profile''s (app.copy_person).';
comment on column app.client_details.email is 'Copy of the account''s (app.copy_address).';
comment on column app.client_details.is_client is 'Whether the profile''s role is client.';
comment on column app.client_details.document is 'DNI or RUC; empty if unknown.';
comment on column app.client_details.notes is 'The team''s. The person does not read them.';

create index client_details_newest_idx on app.client_details (newest, id) where is_client;
create index client_details_name_key_idx on app.client_details (name_key, newest, id) where is_client;
do $$
begin
  execute format(
    'create index client_details_search_text_idx on app.client_details using gin (search_text %I.gin_trgm_ops) with (fastupdate = off) where is_client',
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm')
  );
end
$$;

alter table app.client_details enable row level security;
revoke all on app.client_details from public, anon, authenticated;
grant select, update (company, phone, document, notes) on app.client_details to authenticated;
create policy client_details_select_admin on app.client_details for select to authenticated
using ((select app.my_role()) = 'admin');
create policy client_details_update_admin on app.client_details for update to authenticated
using ((select app.my_role()) = 'admin');

-- Definer: accounts are made by the identity service, and people change their own name.
create function app.copy_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.client_details (id, full_name, email, is_client, created_at)
  select
    new.id,
    new.full_name,
    coalesce(u.email, ''),
    new.role_id is null or exists (select from app.roles r where r.id = new.role_id and r.name = 'client'),
    coalesce(u.created_at, now())
    from auth.users u
   where u.id = new.id
  on conflict (id) do update set full_name = excluded.full_name, is_client = excluded.is_client;
  return null;
end
$$;
comment on function app.copy_person() is 'Gives each profile a row of details, and copies its name.';
create trigger profiles_copy_person after insert or update of full_name, role_id on app.profiles
for each row execute function app.copy_person();

create function app.copy_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.client_details set email = coalesce(new.email, '') where id = new.id;
  return null;
end
$$;
comment on function app.copy_address() is 'Copies a changed address, by which clients are found.';
create trigger users_copy_address after update of email on auth.users
for each row when (new.email is distinct from old.email)
execute function app.copy_address();

insert into app.client_details (id, full_name, email, is_client, created_at)
select p.id, p.full_name, coalesce(u.email, ''), coalesce(r.name, 'client') = 'client', coalesce(u.created_at, now())
  from app.profiles p
  join auth.users u on u.id = p.id
  left join app.roles r on r.id = p.role_id;

create view app.clients with (security_invoker = true) as
select d.* from app.client_details d where d.is_client;
comment on view app.clients is 'Details of the people whose role is client.';
revoke all on app.clients from public, anon, authenticated;
grant select on app.clients to authenticated;

-- Definer: confirmations and sign-ins are in auth.users, which nobody reads with their own rights.
create function app.client_card(person uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return null;
  end if;
  return (
    select json_build_object(
      'id', d.id,
      'full_name', d.full_name,
      'email', d.email,
      'emailConfirmed', u.email_confirmed_at is not null,
      'company', d.company,
      'phone', d.phone,
      'document', d.document,
      'notes', d.notes,
      'projects', (
        select count(*) from app.projects o where o.client_id = d.id and o.archived_at is null
      ),
      'openTickets', (
        select count(*) from app.tickets t where t.user_id = d.id and t.status <> 'Cerrado'
      ),
      'createdAt', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'lastSignInAt', to_char(u.last_sign_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )
      from app.client_details d
      join auth.users u on u.id = d.id
     where d.id = person and d.is_client
  );
end
$$;
comment on function app.client_card(uuid) is 'A client as admins see them: details, address, last sign-in, and how much runs for them.';
revoke execute on function app.client_card(uuid) from public, anon;
grant execute on function app.client_card(uuid) to authenticated;
revoke execute on function app.copy_person(), app.copy_address() from public, anon, authenticated;

create view app.client_cards with (security_invoker = true) as
select d.id, app.client_card(d.id) as card from app.clients d;
comment on view app.client_cards is 'Clients as contract/clients.ts has them, in card.';
revoke all on app.client_cards from public, anon, authenticated;
grant select on app.client_cards to authenticated;

create or replace function app.list_order(
  list text, sort text,
  out source text, out cards text, out files text, out keys text[], out types text[], out turned boolean
)
language sql immutable
begin atomic
  select
    'app.' || case list_order.list when 'projects' then 'live_projects' else list_order.list end,
    'app.' || case
      when o.list = 'projects' then 'project_rows'
      when o.list = 'staff' then 'staff_cards'
      else rtrim(o.list, 's') || '_cards'
    end,
    'app.' || case o.list
      when 'projects' then 'project_files'
      when 'tickets' then 'ticket_cards'
      when 'ideas' then 'idea_files'
      when 'staff' then 'staff_files'
      when 'clients' then 'client_cards'
      when 'complaints' then 'complaint_cards'
      when 'contact_messages' then 'contact_message_files'
      when 'subscribers' then 'subscribers'
    end,
    o.keys,
    o.types,
    o.keys[1] = 'newest'
    from (values
      ('projects', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('projects', 'userName', array['client_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('projects', 'name', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('projects', 'assigned_to', array['manager_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('projects', 'status', array['status_rank', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('projects', 'progress', array['progress', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('projects', 'serviceId', array['service_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('tickets', 'userName', array['user_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'subject', array['subject_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('tickets', 'status', array['status_rank', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('tickets', 'waitingSince', array['waiting_key', 'newest', 'id'], array['bigint', 'bigint', 'uuid']),
      ('ideas', 'created_at', array['newest', 'id'], array['bigint', 'uuid']),
      ('ideas', 'user_name', array['user_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('ideas', 'name', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('ideas', 'prompt', array['prompt_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('staff', 'full_name', array['name_key', 'id'], array['text', 'uuid']),
      ('staff', 'role', array['role_key', 'name_key', 'id'], array['text', 'text', 'uuid']),
      ('clients', 'full_name', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('clients', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('complaints', 'dueDate', array['due_key', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('complaints', 'code', array['code_key', 'newest', 'id'], array['bigint', 'bigint', 'uuid']),
      ('complaints', 'fullName', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('complaints', 'type', array['type', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('complaints', 'filedAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('contact_messages', 'createdAt', array['newest', 'id'], array['bigint', 'uuid']),
      ('contact_messages', 'name', array['name_key', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('contact_messages', 'email', array['address', 'newest', 'id'], array['text', 'bigint', 'uuid']),
      ('contact_messages', 'status', array['status_rank', 'newest', 'id'], array['integer', 'bigint', 'uuid']),
      ('subscribers', 'confirmedAt', array['newest', 'id'], array['bigint', 'uuid'])
    ) o (list, sort, keys, types)
   where o.list = replace(list_order.list, 'archived_', '') and o.sort = list_order.sort;
end;

-- Definer: a person reads neither sessions, contact messages, complaints nor consents. Each part names the caller itself,
-- and no part names anybody else: titles of notices and the team's answers do, so they are left out.
create or replace function app.account_export(most integer) returns json
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  me constant uuid := auth.uid();
  my_address constant text := (select lower(p.email) from app.active_people p where p.id = me);
begin
  return json_build_object(
    'account', (
      select json_build_object(
        'full_name', p.full_name, 'email', p.email, 'role', p.role, 'created_at', u.created_at
      )
        from app.active_people p
        join auth.users u on u.id = p.id
       where p.id = me
    ),
    'details', (
      select json_build_object('company', d.company, 'phone', d.phone, 'document', d.document)
        from app.client_details d
       where d.id = me
    ),
    'sessions', (
      select coalesce(json_agg(r), '[]')
        from (
          select app.device_of(s.user_agent) as device, s.created_at,
                 coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as last_used_at
            from auth.sessions s
           where s.user_id = me
           order by s.created_at desc
           limit most
        ) r
    ),
    'projects', (
      select coalesce(json_agg(r), '[]')
        from (
          select p.id, p.name, p.service_id, p.status, p.progress, p.created_at,
                 (
                   select coalesce(
                     json_agg(json_build_object('name', f.name, 'start_date', f.start_date, 'end_date', f.end_date)
                       order by f.position), '[]'
                   )
                     from app.phases f
                    where f.project_id = p.id
                 ) as phases
            from app.projects p
           where p.client_id = me
           order by p.created_at desc
           limit most
        ) r
    ),
    'deliveryAnswers', (
      select coalesce(json_agg(r), '[]')
        from (
          select d.project_id, d.answer, d.answer_body, d.answered_at
            from app.deliveries d
           where d.answered_by = me
           order by d.answered_at desc
           limit most
        ) r
    ),
    'tickets', (
      select coalesce(json_agg(r), '[]')
        from (
          select t.id, t.subject, t.description, t.status, t.created_at
            from app.tickets t
           where t.user_id = me
           order by t.created_at desc
           limit most
        ) r
    ),
    'messages', (
      select coalesce(json_agg(r), '[]')
        from (
          select m.ticket_id, m.body, m.created_at,
                 (
                   select coalesce(json_agg(f.name order by f.position), '[]')
                     from app.files f
                    where f.message_id = m.id
                 ) as files
            from app.ticket_messages m
           where m.author_id = me and not m.internal
           order by m.created_at desc
           limit most
        ) r
    ),
    'ideas', (
      select coalesce(json_agg(r), '[]')
        from (
          select i.id, i.name, i.prompt, i.description, i.features, i.created_at, i.requested_at
            from app.ideas i
           where i.user_id = me
           order by i.created_at desc
           limit most
        ) r
    ),
    'contactMessages', (
      select coalesce(json_agg(r), '[]')
        from (
          select c.name, c.email, c.subject, c.message, c.created_at
            from app.contact_messages c
           -- Those from before the account, too: its address is confirmed.
           where c.account_id = me or (c.account_id is null and c.address = my_address)
           order by c.created_at desc
           limit most
        ) r
    ),
    'notices', (
      select coalesce(json_agg(r), '[]')
        from (
          select n.kind, n.created_at, n.read_at
            from app.notices n
           where n.user_id = me
           order by n.created_at desc
           limit most
        ) r
    ),
    'mutedMails', (
      select coalesce(to_json((select n.muted from app.notice_preferences n where n.user_id = me)), '[]')
    ),
    'newsletter', (
      select coalesce(json_agg(r), '[]')
        from (
          select n.requested_at, n.confirmed_at, n.unsubscribed_at
            from app.newsletter_subscriptions n
           where n.email = my_address
           order by n.requested_at desc
           limit most
        ) r
    ),
    'complaints', (
      select coalesce(json_agg(r), '[]')
        from (
          select c.code, c.filed_at, c.due_date, c.answered, c.type, c.good_type, c.good_description, c.amount,
                 c.details, c.request
            from app.complaints c
           where lower(c.email) = my_address
           order by c.filed_at desc
           limit most
        ) r
    )
  );
end
$$;
