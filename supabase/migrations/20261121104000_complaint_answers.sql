-- The answers to complaints (docs/adr/0018-complaints-book.md). They stand beside the book, so that
-- nothing of a complaint changes any more: that there is an answer is what its status said.

alter table app.complaints drop column status;

create or replace function app.keep_complaint() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.filed_at + interval '2 years' <= now() then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'complaint % is kept for two years', old.code using errcode = 'restrict_violation';
  end if;
  -- The code is made after this, from year and number.
  if to_jsonb(new) - 'code' <> to_jsonb(old) - 'code' then
    raise exception 'complaint % stays as it was filed', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function app.keep_complaint() is 'Lets nothing of a complaint change or go until two years after it was filed.';

create function app.my_name() returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select p.full_name from app.profiles p where p.id = auth.uid());
end
$$;
comment on function app.my_name() is 'The name of who asks.';
revoke execute on function app.my_name() from public, anon;
grant execute on function app.my_name() to authenticated;

create table app.complaint_answers (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid not null references app.complaints (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 5000),
  answered_at timestamptz not null default clock_timestamp(),
  author_id uuid not null default auth.uid(),
  author_name text not null default app.my_name()
);
create index complaint_answers_complaint_id_idx on app.complaint_answers (complaint_id, answered_at);

comment on table app.complaint_answers is 'What the agency answered. The first is the answer; each later one corrects or completes it. None changes or goes before its complaint may (app.keep_complaint_answer).';
comment on column app.complaint_answers.author_id is 'Who answered; refers to nothing, since it outlives their account.';
comment on column app.complaint_answers.author_name is 'Their name at that time. Like author_id and answered_at it is the database''s to fill in.';

create function app.keep_complaint_answer() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Gone already, if it takes its answers with it.
  if exists (
    select from app.complaints c
     where c.id = old.complaint_id and c.filed_at + interval '2 years' > now()
  ) then
    raise exception 'answers are kept with their complaint' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;
comment on function app.keep_complaint_answer() is 'Lets no answer change or go while its complaint is kept.';
revoke execute on function app.keep_complaint_answer() from public;

create trigger complaint_answers_kept before update or delete on app.complaint_answers
for each row execute function app.keep_complaint_answer();
create trigger complaint_answers_kept_all before truncate on app.complaint_answers
for each statement execute function app.keep_all_complaints();

-- Also where session_replication_role = 'replica' silences ordinary triggers.
alter table app.complaints enable always trigger complaints_kept;
alter table app.complaints enable always trigger complaints_kept_all;
alter table app.complaint_answers enable always trigger complaint_answers_kept;
alter table app.complaint_answers enable always trigger complaint_answers_kept_all;

alter table app.complaint_answers enable row level security;
revoke all on app.complaint_answers from public, anon, authenticated;
grant select, insert (complaint_id, text) on app.complaint_answers to authenticated;

create policy complaint_answers_select_admins on app.complaint_answers for select to authenticated
using ((select app.my_role()) = 'admin');
create policy complaint_answers_insert_admins on app.complaint_answers for insert to authenticated
with check ((select app.my_role()) = 'admin');

create view app.complaint_cards with (security_invoker = true) as
select
  c.id,
  c.code,
  c.document_id,
  c.year,
  c.number,
  json_build_object(
    'id', c.id,
    'code', c.code,
    'filedAt', to_char(c.filed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'dueDate', c.due_date,
    'type', c.type,
    'status', case when a.list is null then 'Registrada' else 'Respondida' end,
    'fullName', c.full_name,
    'documentId', c.document_id,
    'email', c.email,
    'phone', c.phone,
    'address', c.address,
    'guardian', c.guardian,
    'goodType', c.good_type,
    'goodDescription', c.good_description,
    'amount', c.amount,
    'details', c.details,
    'request', c.request,
    'answers', coalesce(a.list, '[]')
  ) as card
  from app.complaints c
  cross join lateral (
    select
      json_agg(
        json_build_object(
          'text', r.text,
          'answeredAt', to_char(r.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'answeredBy', r.author_name
        )
        order by r.answered_at, r.id
      ) as list
      from app.complaint_answers r
     where r.complaint_id = c.id
  ) a;
comment on view app.complaint_cards is 'Complaints as contract/complaints.ts has them, in card.';
revoke all on app.complaint_cards from public, anon, authenticated;
grant select on app.complaint_cards to authenticated;

create function app.complaint_list() returns json
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(json_agg(c.card order by c.year desc, c.number desc), '[]')
      from app.complaint_cards c
  );
end
$$;
comment on function app.complaint_list() is 'The complaints one may see, newest first.';
revoke execute on function app.complaint_list() from public, anon;
grant execute on function app.complaint_list() to authenticated;

create or replace function app.read_as(claims text, what text, out role text, out data text)
language plpgsql volatile set search_path = ''
as $$
declare
  me constant uuid := (claims::jsonb ->> 'sub')::uuid;
  done text;
begin
  select coalesce(r.name, 'client')
    into role
    from app.profiles p
    left join app.roles r on r.id = p.role_id
   where p.id = me;
  if role is null then
    return;
  end if;
  done := set_config('request.jwt.claims', claims, true);
  done := set_config('role', 'authenticated', true);
  if what = 'dashboard' then
    data := app.dashboard(me, role);
  elsif what = 'ticket_list' then
    data := app.ticket_list(me, role);
  elsif what = 'admin_bundle' then
    data := app.admin_bundle();
  elsif what = 'complaint_list' then
    data := app.complaint_list();
  else
    raise exception 'nothing to read is called %', what;
  end if;
end
$$;
