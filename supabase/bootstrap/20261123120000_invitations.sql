-- Links of invitations, for embedded identity (ADR-0043).

alter table auth.one_time_tokens
  drop constraint one_time_tokens_type_check,
  add constraint one_time_tokens_type_check check (type in ('signup', 'recovery', 'invite'));
