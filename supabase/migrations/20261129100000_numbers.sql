-- Phones and documents are found however they are written: what rows are found by has their digits alone, too.

-- A sequence of at least six digits, in which blanks, brackets, dots and dashes may stand.
create function app.number_pattern() returns text
language sql immutable parallel safe
return '[(+]*\d(?:[ \t\u00a0().\-\u2010-\u2015]*\d){5,}[).]*';
comment on function app.number_pattern() is 'A regular expression: a number as people write phones and documents.';

-- Peru's country code goes where it is marked as one (+51, 0051), and before eight or nine digits; so does the 0 before an area
-- code and seven digits.
create function app.numbers(given text) returns text
language sql immutable strict parallel safe
begin atomic
  select coalesce(
    string_agg(
      regexp_replace(
        regexp_replace(
          regexp_replace(regexp_replace(m.part[1], '^[(]*(?:[+]|00)[ (]*51(?=(?:\D*\d){6})', ''), '\D', '', 'g'),
          '^51(?=\d{8,9}$)', ''
        ),
        '^0(?=\d{8}$)', ''
      ),
      ' '
    ),
    ''
  )
    from regexp_matches(given, app.number_pattern(), 'g') m (part);
end;
comment on function app.numbers(text) is
  'The numbers of a text as digits, without Peru''s country code: equal however they are written.';

alter table app.client_details
  drop column search_text cascade,
  add column search_text text not null generated always as (
    app.fold(company || e'\n' || email || e'\n' || phone || e'\n' || document)
    || e'\n' || app.numbers(phone || e'\n' || document)
  ) stored;

alter table app.complaints
  drop column search_text cascade,
  add column search_text text not null generated always as (
    app.fold(
      lpad(number::text, greatest(6, length(number::text)), '0') || '-' || year::text || e'\n'
      || full_name || e'\n' || document_id || e'\n' || email || e'\n' || coalesce(phone, '') || e'\n'
      || details || e'\n' || coalesce(request, '')
    ) || e'\n' || app.numbers(document_id || e'\n' || coalesce(phone, ''))
  ) stored;

alter table app.contact_messages
  drop column search_text cascade,
  add column search_text text not null generated always as (
    app.fold(name || e'\n' || email || e'\n' || subject || e'\n' || message)
    || e'\n' || app.numbers(subject || e'\n' || message)
  ) stored;

select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index client_details_search_text_idx on app.client_details
using gin (search_text gin_trgm_ops) with (fastupdate = off) where is_client;
create index complaints_search_text_idx on app.complaints
using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index contact_messages_search_text_idx on app.contact_messages
using gin (search_text gin_trgm_ops) with (fastupdate = off);
