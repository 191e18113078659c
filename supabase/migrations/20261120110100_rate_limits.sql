-- How often something may be tried, counted here so that all servers on one database count together.

create table app.rate_limits (
  key text primary key,
  whole_at timestamptz not null
);
create index rate_limits_whole_at_idx on app.rate_limits (whole_at);

comment on table app.rate_limits is 'One row for each allowance that was drawn on; gone once it is whole again.';
comment on column app.rate_limits.key is 'SHA-256 in hex of what is limited and for whom: no address stands here.';
comment on column app.rate_limits.whole_at is 'When the allowance is whole again; each turn moves it ahead by its share.';

alter table app.rate_limits enable row level security;
revoke all on app.rate_limits from public, anon, authenticated;

-- Its owner, the role the API connects with, is not held by policies; nobody else gets near.
create policy rate_limits_nobody on app.rate_limits using (false);
