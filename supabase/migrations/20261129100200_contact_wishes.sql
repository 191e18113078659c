-- How and on which number the sender of a contact message wants to be contacted; the number is searched too.

alter table app.contact_messages
  add column phone text,
  add column contact_by text check (contact_by in ('llamada en la mañana', 'llamada en la tarde', 'WhatsApp')),
  drop column search_text cascade;
alter table app.contact_messages
  add column search_text text not null generated always as (
    app.fold(name || e'\n' || email || e'\n' || coalesce(phone, '') || e'\n' || subject || e'\n' || message)
    || e'\n' || app.numbers(coalesce(phone, '') || e'\n' || subject || e'\n' || message)
  ) stored;
comment on column app.contact_messages.contact_by is 'How the sender wants to be contacted; null if they did not say so.';

select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index contact_messages_search_text_idx on app.contact_messages
using gin (search_text gin_trgm_ops) with (fastupdate = off);
