-- The complaints book (ley 29571; D.S. 011-2011-PCM; docs/adr/0018-complaints-book.md).

create table app.complaint_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);

comment on table app.complaint_numbers is 'The last number given out in each year.';
comment on column app.complaint_numbers.year is 'As it is in Lima.';
comment on column app.complaint_numbers.last is 'Counted on in the transaction that files a complaint: who comes next waits for its end, so that no number is given twice and none is lost.';

create table app.complaints (
  id uuid primary key default gen_random_uuid(),
  year integer not null,
  number integer not null check (number > 0),
  code text not null unique
    generated always as (lpad(number::text, greatest(6, length(number::text)), '0') || '-' || year::text) stored,
  filed_at timestamptz not null,
  due_date date not null,
  status text not null default 'Registrada' check (status in ('Registrada', 'Respondida')),
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
  constraint complaints_number_once unique (year, number),
  constraint complaints_year_in_lima
    check (year = extract(year from filed_at at time zone 'America/Lima')),
  constraint complaints_due_later
    check (due_date > (filed_at at time zone 'America/Lima')::date)
);

comment on table app.complaints is 'Reclamos and quejas as they were filed. Nothing of that changes or goes for two years (app.keep_complaint).';
comment on column app.complaints.code is 'What the consumer is told: 000123-2026.';
comment on column app.complaints.due_date is 'Last day to answer: 15 business days on, in Lima.';
comment on column app.complaints.document_id is 'DNI, 8 digits, or CE, 9 to 12 letters or digits; without separators.';
comment on column app.complaints.guardian is 'Father, mother or guardian of a minor.';
comment on column app.complaints.good_type is 'What it is about: producto or servicio.';
comment on column app.complaints.amount is 'What is claimed, in soles.';
comment on column app.complaints.request is 'What the consumer asks for (pedido).';

-- Holds whoever writes, the API's own role and the tables' owner included.
create function app.keep_complaint() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.filed_at + interval '2 years' <= now() then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'complaint % is kept for two years', old.code using errcode = 'restrict_violation';
  end if;
  -- The code is made after this, from year and number.
  if to_jsonb(new) - array['status', 'code'] <> to_jsonb(old) - array['status', 'code'] then
    raise exception 'complaint % stays as it was filed', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function app.keep_complaint() is 'Lets only the status of a complaint change, and nothing of it go, until two years after it was filed.';

create function app.keep_all_complaints() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from app.complaints where filed_at + interval '2 years' > now()) then
    raise exception 'complaints are kept for two years' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
comment on function app.keep_all_complaints() is 'As app.keep_complaint, when the whole table is to be emptied.';

revoke execute on function app.keep_complaint(), app.keep_all_complaints() from public;

create trigger complaints_kept before update or delete on app.complaints
for each row execute function app.keep_complaint();

create trigger complaints_kept_all before truncate on app.complaints
for each statement execute function app.keep_all_complaints();

alter table app.complaints enable row level security;
alter table app.complaint_numbers enable row level security;

revoke all on app.complaints, app.complaint_numbers from public, anon, authenticated;
grant select on app.complaints to authenticated;

create policy complaints_select_admins on app.complaints for select to authenticated
using ((select app.my_role()) = 'admin');

-- Its owner, the role the API connects with, is not held by policies; nobody else gets near.
create policy complaint_numbers_nobody on app.complaint_numbers using (false);
