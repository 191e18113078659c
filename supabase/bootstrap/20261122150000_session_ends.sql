-- When a session ends by itself, and what a hosted project's GoTrue guards its tables with.

alter table auth.sessions
  add column not_after timestamptz,
  add column recovered_at timestamptz;
update auth.sessions
   set not_after = least(created_at + interval '90 days', now() + interval '30 days');
comment on column auth.sessions.not_after is 'The session is over from then on; each refresh moves it.';
comment on column auth.sessions.recovered_at is 'When a recovery link started it; null once a password was set, and for all others.';

-- The owner, the role this server connects with, is not held by it.
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.signing_keys enable row level security;
alter table auth.one_time_tokens enable row level security;
