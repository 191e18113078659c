-- Who receives the newsletter, and the consent that stands behind it (ADR-0017).

create table app.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  requested_at timestamptz not null,
  confirm_hash text not null unique,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  unsubscribe_token text not null unique,
  unsubscribed_at timestamptz,
  newest bigint generated always as (app.newest_first(confirmed_at)) stored,
  constraint newsletter_confirmed_first check (unsubscribed_at is null or confirmed_at is not null)
);
comment on table app.newsletter_subscriptions is 'One row from the request to the way out: the record of a consent. Who comes back gets another row.';
comment on column app.newsletter_subscriptions.requested_at is 'When the address was entered in the form, the last time before its confirmation.';
comment on column app.newsletter_subscriptions.confirm_hash is 'SHA-256 in hex of what the confirmation''s link carries.';
comment on column app.newsletter_subscriptions.confirm_until is 'How long that link is good; a row that nobody confirmed by then is deleted.';
comment on column app.newsletter_subscriptions.confirmed_at is 'When the address''s owner gave the express consent; null while it is awaited.';
comment on column app.newsletter_subscriptions.unsubscribe_token is
  'What the way out carries: as it is, because every mailing repeats it. It ends a subscription and nothing else.';
comment on column app.newsletter_subscriptions.unsubscribed_at is 'When the consent was withdrawn; nothing is sent from then on.';

-- An address has one subscription at a time.
create unique index newsletter_subscriptions_live_idx on app.newsletter_subscriptions (email)
where unsubscribed_at is null;
create index newsletter_subscriptions_unconfirmed_idx on app.newsletter_subscriptions (confirm_until)
where confirmed_at is null;
create index newsletter_subscriptions_subscribed_idx on app.newsletter_subscriptions (newest, id)
where confirmed_at is not null and unsubscribed_at is null;

alter table app.newsletter_subscriptions enable row level security;
