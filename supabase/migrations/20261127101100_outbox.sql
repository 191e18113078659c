-- What the API needs to work reliably: mail until it is handed over (ADR-0010), rate limits and idempotency keys
-- (ADR-0013), all of them shared by the servers of one database.

create table app.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z_]*$'),
  recipient text not null,
  reply_to text,
  subject text not null,
  text text,
  html text,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  earlier uuid[] not null default '{}',
  thread text,
  gathered jsonb,
  ticket_id uuid,
  project_id uuid,
  reader_id uuid,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default '-infinity',
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  constraint outbox_has_body check (sent_at is not null or (text is not null and html is not null)),
  constraint outbox_one_end check (sent_at is null or failed_at is null)
);
comment on table app.outbox is 'Mail to send, written in the same transaction as what it tells about.';
comment on column app.outbox.id is 'Also the left part of the Message-ID, the same at each attempt.';
comment on column app.outbox.kind is 'Which template wrote it.';
comment on column app.outbox.text is 'Taken away, like html, once sent: links in it are secrets. The development mailbox keeps it.';
comment on column app.outbox.headers is 'Further headers by name.';
comment on column app.outbox.attachments is 'Files as [{filename, contentType, content}], content in base64. Taken away like text once sent.';
comment on column app.outbox.earlier is 'The mails of its thread before it, oldest first; the last is the one that it answers.';
comment on column app.outbox.thread is 'What the mail gathers news of, and for whom; null for a mail that stands alone.';
comment on column app.outbox.gathered is 'The news, from which its text is written anew with each; taken away once sent.';
comment on column app.outbox.ticket_id is 'The ticket that a gathering mail tells of; null for a mail that stands alone.';
comment on column app.outbox.project_id is 'The project that a gathering mail tells of; null for another mail.';
comment on column app.outbox.reader_id is 'Who must still see that ticket when the mail is sent; null for the agency''s own address.';
comment on column app.outbox.next_attempt_at is 'Not before; moved ahead while a server is sending. -infinity: at once.';
comment on column app.outbox.failed_at is 'When it was given up; it stays, to be looked into.';
comment on column app.outbox.last_error is 'Codes only: what a mail server says quotes addresses.';

create index outbox_due_idx on app.outbox (next_attempt_at, created_at) where sent_at is null and failed_at is null;
create index outbox_thread_idx on app.outbox (thread, created_at) where thread is not null;
-- How many confirmations, and how many copies of complaints, an address was sent lately: both are limited.
create index outbox_newsletter_idx on app.outbox (recipient, created_at)
where kind in ('newsletter_confirmation', 'newsletter_known');
create index outbox_complaint_copies_idx on app.outbox (lower(recipient), created_at)
where kind = 'complaint_copy';

create table app.rate_limits (
  key text primary key,
  whole_at timestamptz not null
);
comment on table app.rate_limits is 'One row for each allowance that was drawn on; gone once it is whole again.';
comment on column app.rate_limits.key is 'SHA-256 in hex of what is limited and for whom: no address stands here.';
comment on column app.rate_limits.whole_at is 'When the allowance is whole again; each turn moves it ahead by its share.';

create index rate_limits_whole_at_idx on app.rate_limits (whole_at);

create table app.idempotency_keys (
  key text primary key,
  body_hash text not null,
  claim uuid not null,
  answer json,
  expires_at timestamptz not null
);
comment on table app.idempotency_keys is 'One row for each creating call of the last day that carried a key.';
comment on column app.idempotency_keys.key is 'SHA-256 in hex of call, person and key.';
comment on column app.idempotency_keys.body_hash is 'SHA-256 in hex of key and body: salted, since a body may hold a password.';
comment on column app.idempotency_keys.claim is 'Which attempt works on it; an attempt that lost its claim may not commit.';
comment on column app.idempotency_keys.answer is 'What was answered; null while the work goes on.';
comment on column app.idempotency_keys.expires_at is 'When an attempt that never ended, or an old answer, no longer counts.';

create index idempotency_keys_expires_at_idx on app.idempotency_keys (expires_at);

alter table app.outbox enable row level security;
alter table app.rate_limits enable row level security;
alter table app.idempotency_keys enable row level security;
