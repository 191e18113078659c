-- Mail waits here from the transaction that causes it until a server has handed it over
-- (docs/adr/0010-outbox.md).

create table app.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z_]*$'),
  recipient text not null,
  reply_to text,
  subject text not null,
  text text,
  html text,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default '-infinity',
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  constraint outbox_has_body check (sent_at is not null or (text is not null and html is not null)),
  constraint outbox_one_end check (sent_at is null or failed_at is null)
);
create index outbox_due_idx on app.outbox (next_attempt_at, created_at)
where sent_at is null and failed_at is null;

comment on table app.outbox is 'Mail to send, written in the same transaction as what it tells about.';
comment on column app.outbox.id is 'Also the left part of the Message-ID, the same at each attempt.';
comment on column app.outbox.kind is 'Which template wrote it.';
comment on column app.outbox.text is 'Taken away, like html, once sent: links in it are secrets. The development mailbox keeps it.';
comment on column app.outbox.headers is 'Further headers by name.';
comment on column app.outbox.next_attempt_at is 'Not before; moved ahead while a server is sending. -infinity: at once.';
comment on column app.outbox.failed_at is 'When it was given up; it stays, to be looked into.';
comment on column app.outbox.last_error is 'Codes only: what a mail server says quotes addresses.';

alter table app.outbox enable row level security;
revoke all on app.outbox from public, anon, authenticated;

-- Its owner, the role the API connects with, is not held by policies; nobody else gets near.
create policy outbox_nobody on app.outbox using (false);
