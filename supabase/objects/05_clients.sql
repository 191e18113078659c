-- The agency's clients in the panel: company, phone, document, and the team's notes (ADR-0045).

create policy client_details_select_admin on app.client_details for select to authenticated
using ((select app.my_role()) = 'admin');
create policy client_details_update_admin on app.client_details for update to authenticated
using ((select app.my_role()) = 'admin');
grant select, update (company, phone, document, notes) on app.client_details to authenticated;

-- Definer: accounts are made by the identity service.
create function app.copy_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.client_details (id, email, is_client, created_at)
  select
    new.id,
    coalesce(u.email, ''),
    new.role_id is null or exists (select from app.roles r where r.id = new.role_id and r.name = 'client'),
    coalesce(u.created_at, now())
    from auth.users u
   where u.id = new.id
  on conflict (id) do update set is_client = excluded.is_client;
  return null;
end
$$;
comment on function app.copy_person() is 'Gives each profile a row of details.';
create trigger profiles_copy_person after insert or update of role_id on app.profiles
for each row execute function app.copy_person();

-- Definer: the identity service changes addresses.
create function app.copy_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.client_details set email = coalesce(new.email, '') where id = new.id;
  return null;
end
$$;
comment on function app.copy_address() is 'Copies a changed address, by which clients are found.';
create trigger users_copy_address after update of email on auth.users
for each row when (new.email is distinct from old.email)
execute function app.copy_address();

create trigger client_details_record_update after update on app.client_details
referencing old table as old_rows new table as new_rows for each statement
execute function app.record_history('client', 'company', 'company', 'phone', 'document', 'notes');

-- Definer: nobody deletes history themselves.
create function app.forget_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.history where kind = 'client' and object_id = old.id;
  return null;
end
$$;
comment on function app.forget_client() is 'What the team knew of a person goes with the account, from the history too.';
create trigger client_details_forget after delete on app.client_details
for each row execute function app.forget_client();

create view app.clients with (security_invoker = true) as
select d.id, d.newest, p.sort_key as name_key, p.search_text || e'\n' || d.search_text as search_text
  from app.client_details d
  join app.profiles p on p.id = d.id
 where d.is_client;
comment on view app.clients is 'The people whose role is client, with what they are ordered and searched by.';
grant select on app.clients to authenticated;

-- Definer: confirmations and sign-ins are in auth.users, which nobody reads with their own rights.
create function app.client_card(person uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.my_role() is distinct from 'admin' then
    return null;
  end if;
  return (
    select json_build_object(
      'id', d.id, 'full_name', p.full_name, 'email', d.email, 'emailConfirmed', u.email_confirmed_at is not null,
      'company', d.company, 'phone', d.phone, 'document', d.document, 'notes', d.notes,
      'projects', (select count(*) from app.projects o where o.client_id = d.id and o.archived_at is null),
      'openTickets', (select count(*) from app.tickets t where t.user_id = d.id and t.status <> 'Cerrado'),
      'createdAt', app.instant(d.created_at), 'lastSignInAt', app.instant(u.last_sign_in_at)
    )
      from app.client_details d
      join app.profiles p on p.id = d.id
      join auth.users u on u.id = d.id
     where d.id = person and d.is_client
  );
end
$$;
comment on function app.client_card(uuid) is 'A client as admins see them: details, address, last sign-in, and how much runs for them.';
grant execute on function app.client_card(uuid) to authenticated;

create view app.client_cards with (security_invoker = true) as
select d.id, app.client_card(d.id) as card from app.clients d;
comment on view app.client_cards is 'Clients as contract/clients.ts has them, in card.';
grant select on app.client_cards to authenticated;
