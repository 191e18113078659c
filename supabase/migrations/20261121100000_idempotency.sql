-- Creating calls that came twice under one Idempotency-Key are answered once (decision 19), whichever
-- server they reach. A key is claimed before the work and settled in the work's own transaction.

create table app.idempotency_keys (
  key text primary key,
  body_hash text not null,
  claim uuid not null,
  answer json,
  expires_at timestamptz not null
);
create index idempotency_keys_expires_at_idx on app.idempotency_keys (expires_at);

comment on table app.idempotency_keys is 'One row for each creating call of the last day that carried a key.';
comment on column app.idempotency_keys.key is 'SHA-256 in hex of call, person and key.';
comment on column app.idempotency_keys.body_hash is 'SHA-256 in hex of key and body: salted, since a body may hold a password.';
comment on column app.idempotency_keys.claim is 'Which attempt works on it; an attempt that lost its claim may not commit.';
comment on column app.idempotency_keys.answer is 'What was answered; null while the work goes on.';
comment on column app.idempotency_keys.expires_at is 'When an attempt that never ended, or an old answer, no longer counts.';

alter table app.idempotency_keys enable row level security;
revoke all on app.idempotency_keys from public, anon, authenticated;

-- Its owner, the role the API connects with, is not held by policies; nobody else gets near.
create policy idempotency_keys_nobody on app.idempotency_keys using (false);
