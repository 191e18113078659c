-- The complaints book (ley 29571; D.S. 011-2011-PCM; ADR-0018). Answers are in a table of their own, so that nothing
-- of a complaint changes. What both sides agreed on may be recorded with an answer (art. 6-A of the decree).

create table app.complaint_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);
comment on table app.complaint_numbers is 'The last number given out in each year.';
comment on column app.complaint_numbers.year is 'As it is in Lima.';
comment on column app.complaint_numbers.last is
  'Counted on in the transaction that files a complaint: who comes next waits for its end, so that no number is given '
  'twice and none is lost.';

create table app.complaints (
  id uuid primary key default gen_random_uuid(),
  year integer not null,
  number integer not null check (number > 0),
  code text not null unique
    generated always as (lpad(number::text, greatest(6, length(number::text)), '0') || '-' || year::text) stored,
  filed_at timestamptz not null,
  due_date date not null,
  answered boolean not null default false,
  type text not null check (type in ('reclamo', 'queja')),
  full_name text not null check (char_length(full_name) between 1 and 200),
  document_id text not null check (document_id ~ '^([0-9]{8}|[A-Z0-9]{9,12})$'),
  email text not null check (char_length(email) between 3 and 254),
  phone text check (char_length(phone) between 1 and 30),
  address text check (char_length(address) between 1 and 300),
  guardian text check (char_length(guardian) between 1 and 200),
  good_type text check (good_type in ('producto', 'servicio')),
  good_description text check (char_length(good_description) between 1 and 1000),
  amount numeric(11, 2) check (amount >= 0),
  details text not null check (char_length(details) between 1 and 5000),
  request text check (char_length(request) between 1 and 2000),
  newest bigint not null generated always as (app.newest_first(filed_at)) stored,
  code_key bigint not null generated always as (year * 10000000000 + number) stored,
  name_key text collate "C" not null generated always as (app.sort_key(full_name)) stored,
  due_key integer not null generated always as (
    case when answered then 1000000 - (due_date - date '2000-01-01') else due_date - date '2000-01-01' end
  ) stored,
  search_text text not null generated always as (
    app.fold(
      lpad(number::text, greatest(6, length(number::text)), '0') || '-' || year::text || e'\n'
      || full_name || e'\n' || document_id || e'\n' || email || e'\n'
      || details || e'\n' || coalesce(request, '')
    )
  ) stored,
  constraint complaints_number_once unique (year, number),
  constraint complaints_year_in_lima
    check (year = extract(year from filed_at at time zone 'America/Lima')),
  constraint complaints_due_later
    check (due_date > (filed_at at time zone 'America/Lima')::date)
);
comment on table app.complaints is 'Reclamos and quejas as they were filed. Nothing of that changes or goes for two years (app.keep_complaint).';
comment on column app.complaints.code is 'What the consumer is told: 000123-2026.';
comment on column app.complaints.due_date is 'Last day to answer: 15 business days on, in Lima.';
comment on column app.complaints.answered is 'Whether complaint_answers has an answer (app.mark_answered).';
comment on column app.complaints.document_id is 'DNI, 8 digits, or CE, 9 to 12 letters or digits; without separators.';
comment on column app.complaints.guardian is 'Father, mother or guardian of a minor.';
comment on column app.complaints.good_type is 'What it is about: producto or servicio.';
comment on column app.complaints.amount is 'What is claimed, in soles.';
comment on column app.complaints.request is 'What the consumer asks for (pedido).';
comment on column app.complaints.due_key is 'Open ones by the day they are due, then the answered, the latest first.';

create index complaints_newest_idx on app.complaints (newest, id);
create index complaints_due_key_idx on app.complaints (due_key, newest, id);
create index complaints_code_key_idx on app.complaints (code_key, newest, id);
create index complaints_name_key_idx on app.complaints (name_key, newest, id);
create index complaints_type_idx on app.complaints (type, newest, id);

create table app.complaint_answers (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid not null references app.complaints (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 5000),
  answered_at timestamptz not null default clock_timestamp(),
  author_id uuid not null default auth.uid(),
  author_name text not null default app.my_name(),
  settled_on date,
  settlement text check (char_length(settlement) between 1 and 2000),
  constraint complaint_answers_settlement_dated check ((settled_on is null) = (settlement is null))
);
comment on table app.complaint_answers is
  'What the agency answered. The first is the answer; each later one corrects or completes it. None changes or goes '
  'before its complaint may (app.keep_complaint_answer).';
comment on column app.complaint_answers.author_id is 'Who answered; refers to nothing, since it outlives their account.';
comment on column app.complaint_answers.author_name is 'Their name at that time. Like author_id and answered_at it is the database''s to fill in.';
comment on column app.complaint_answers.settled_on is 'The day in Lima on which consumer and provider agreed.';
comment on column app.complaint_answers.settlement is 'What they agreed on.';

create index complaint_answers_complaint_id_idx on app.complaint_answers (complaint_id, answered_at);

alter table app.complaint_numbers enable row level security;
alter table app.complaints enable row level security;
alter table app.complaint_answers enable row level security;

-- The operator class is wherever the extension is: a hosted project may have had it before.
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm';
create index complaints_search_text_idx on app.complaints
using gin (search_text gin_trgm_ops) with (fastupdate = off);
