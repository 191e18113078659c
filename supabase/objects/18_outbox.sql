-- Mails, rate limits and idempotency keys are the API's alone (ADR-0023): it connects as their owner, to whom policies do
-- not apply.

create policy outbox_nobody on app.outbox using (false);
create policy rate_limits_nobody on app.rate_limits using (false);
create policy idempotency_keys_nobody on app.idempotency_keys using (false);

-- A mail may wait: whoever lost their rights meanwhile is not sent it.
create function app.may_be_sent(mail app.outbox) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if mail.project_id is not null then
    return exists (
      select from app.projects p
        join app.active_people a on a.id = mail.reader_id
       where p.id = mail.project_id
         and (
           a.role = 'admin'
           or a.id = p.client_id
           or (a.id = p.assigned_to and a.role = 'project_manager')
         )
    );
  end if;
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
                or (p.id = t.assigned_to and p.role <> 'client')
                or (p.id = t.user_id and not mail.gathered @> '[{"kind": "note"}]')
              )
         )
       )
  );
end
$$;
comment on function app.may_be_sent(app.outbox) is
  'Whether a mail''s reader still sees the project or ticket that it tells of, and its notes if it tells of one.';
