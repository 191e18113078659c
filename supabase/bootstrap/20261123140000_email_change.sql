-- A change of address, confirmed at both addresses. GoTrue has the columns; a hosted project has its own tokens.

alter table auth.users
  add column email_change text,
  add column email_change_sent_at timestamptz,
  add column email_change_confirm_status smallint not null default 0
    check (email_change_confirm_status in (0, 1));
comment on column auth.users.email_change is 'The address that the person asked for; null or empty without a change.';
comment on column auth.users.email_change_confirm_status is '1: confirmed at one of both addresses.';

alter table auth.one_time_tokens drop constraint one_time_tokens_type_check;
alter table auth.one_time_tokens add constraint one_time_tokens_type_check
  check (type in ('signup', 'recovery', 'invite', 'email_change_current', 'email_change_new'));
