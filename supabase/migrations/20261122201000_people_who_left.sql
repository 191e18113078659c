-- Who may no longer sign in, or no longer handles tickets: their calls and streams end, their tickets are
-- handed back, and what waits to be mailed to them is withdrawn.

create view app.active_people with (security_invoker = true) as
select p.id, p.full_name, u.email, coalesce(r.name, 'client') as role
  from app.profiles p
  join auth.users u on u.id = p.id
  left join app.roles r on r.id = p.role_id
 where u.banned_until is null or u.banned_until <= now();
comment on view app.active_people is 'People who may sign in, with their role. Read by the API''s role, which may read auth.users (server/start/readableSessions.ts).';
revoke all on app.active_people from public, anon, authenticated;

create or replace function app.enter(claims text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  given constant jsonb := claims::jsonb;
  role text;
  done text;
begin
  select p.role
    into role
    from auth.sessions s
    join app.active_people p on p.id = s.user_id
   where s.id = (given ->> 'session_id')::uuid
     and s.user_id = (given ->> 'sub')::uuid
     and (s.not_after is null or s.not_after > now());
  if role is not null then
    done := set_config('request.jwt.claims', claims, true);
    done := set_config('role', 'authenticated', true);
  end if;
  return role;
end
$$;
comment on function app.enter(text) is 'Drops the caller''s rights to those of the person of the claims, and answers their role; null, and nothing dropped, where their session is over, they are deactivated, or there is no profile.';

drop function app.mail_address_of(uuid);

alter table app.outbox
  add column ticket_id uuid,
  add column reader_id uuid;
comment on column app.outbox.ticket_id is 'The ticket that a gathering mail tells of; null for a mail that stands alone.';
comment on column app.outbox.reader_id is 'Who must still see that ticket when the mail is sent; null for the agency''s own address.';

create function app.may_be_sent(mail app.outbox) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return mail.ticket_id is null or exists (
    select from app.tickets t
     where t.id = mail.ticket_id
       and (
         mail.reader_id is null
         or exists (
           select from app.active_people p
            where p.id = mail.reader_id
              and (
                p.role in ('ticket_manager', 'admin')
                or (p.id = t.user_id and not mail.gathered @> '[{"kind": "note"}]')
              )
         )
       )
  );
end
$$;
comment on function app.may_be_sent(app.outbox) is 'Whether a mail''s reader still sees the ticket that it tells of, and its notes if it tells of one.';
revoke execute on function app.may_be_sent(app.outbox) from public, anon, authenticated;

create function app.handles_tickets(person uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from app.profiles p
      join app.roles r on r.id = p.role_id
     where p.id = person and r.name in ('ticket_manager', 'admin')
  );
end
$$;
comment on function app.handles_tickets(uuid) is 'Whether somebody is a ticket manager or an admin.';
revoke execute on function app.handles_tickets(uuid) from public, anon, authenticated;

-- Anybody may take out who no longer handles tickets: admins who give up their own role do so.
create or replace function app.require_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assigned_to is not distinct from old.assigned_to
    or (new.assigned_to is null and not app.handles_tickets(old.assigned_to))
  then
    return new;
  end if;
  if auth.uid() is not null and coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    raise exception 'only who answers tickets puts somebody in charge'
      using errcode = 'insufficient_privilege';
  end if;
  if new.assigned_to is not null and not app.lock_assignee(new.assigned_to) then
    raise exception 'only who answers tickets is put in charge of one'
      using errcode = 'check_violation', constraint = 'tickets_assigned_to_support';
  end if;
  return new;
end
$$;

-- Definer: who changes a role may see none of the tickets.
create function app.hand_tickets_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.handles_tickets(new.id) then
    update app.tickets set assigned_to = null where assigned_to = new.id;
  end if;
  return null;
end
$$;
comment on function app.hand_tickets_back() is 'Who no longer handles tickets is in charge of none.';
create trigger profiles_hand_tickets_back after update of role_id on app.profiles
for each row when (new.role_id is distinct from old.role_id)
execute function app.hand_tickets_back();
revoke execute on function app.hand_tickets_back() from public, anon, authenticated;

update app.tickets set assigned_to = null
 where assigned_to is not null and not app.handles_tickets(assigned_to);

-- Definer: a ticket manager reads neither roles nor other people.
create or replace function app.lock_assignee(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and coalesce(app.my_role(), '') not in ('admin', 'ticket_manager') then
    raise exception 'only who answers tickets asks who else does' using errcode = 'insufficient_privilege';
  end if;
  perform
    from app.profiles p
    join app.roles r on r.id = p.role_id
   where p.id = person and r.name in ('ticket_manager', 'admin')
     for share of p;
  return found;
end
$$;
