-- What a person's list of open sessions shows. GoTrue has both columns.

alter table auth.sessions
  add column user_agent text,
  add column refreshed_at timestamp;
comment on column auth.sessions.user_agent is 'The browser that signed in, as it names itself.';
comment on column auth.sessions.refreshed_at is 'When its token was last renewed, in UTC.';
