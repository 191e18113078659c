-- Mails that people wait for at their screen are sent before all others (ADR-0010). Writes the outbox anew: a second for 100,000 mails.

alter table app.outbox
add column urgent boolean not null generated always as (kind in ('confirmation', 'recovery', 'email_change')) stored;
comment on column app.outbox.urgent is 'Sent before others: somebody waits for its link.';

drop index app.outbox_due_idx;
create index outbox_due_idx on app.outbox (urgent desc, next_attempt_at, created_at)
where sent_at is null and failed_at is null;
