-- Admins write down what came otherwise than by the form: by phone, WhatsApp, mail or in person, so without an address too.

alter table app.contact_messages
  add column channel text check (channel in ('teléfono', 'WhatsApp', 'correo', 'en persona')),
  alter column email drop not null,
  drop column address cascade,
  drop column search_text cascade;
alter table app.contact_messages
  add column address text collate "C" not null generated always as (coalesce(lower(email), '')) stored,
  add column search_text text not null generated always as (
    app.fold(
      name || e'\n' || coalesce(email, '') || e'\n' || coalesce(phone, '') || e'\n' || subject || e'\n' || message
    ) || e'\n' || app.numbers(coalesce(phone, '') || e'\n' || subject || e'\n' || message)
  ) stored;
comment on column app.contact_messages.channel is 'How it came; null for what was sent with the contact form.';
comment on column app.contact_messages.email is 'Null where the sender gave none: only with a channel.';
comment on column app.contact_messages.address is 'The address as it is compared and ordered by; empty without one.';
comment on table app.contact_messages is
  'What people write to the agency: with the contact form (the API writes it with the mail to the agency), or otherwise, written '
  'down by an admin. Those without a project go two years later (server/features/contact).';

create index contact_messages_address_idx on app.contact_messages (address, newest, id);
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index contact_messages_search_text_idx on app.contact_messages
using gin (search_text gin_trgm_ops) with (fastupdate = off);
