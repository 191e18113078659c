-- The complaints book (ADR-0018). The law keeps it two years: so do these triggers, whoever writes.

create policy complaints_select_admins on app.complaints for select to authenticated
using ((select app.my_role()) = 'admin');
grant select on app.complaints to authenticated;

-- The API counts, nobody else.
create policy complaint_numbers_nobody on app.complaint_numbers using (false);

create policy complaint_answers_select_admins on app.complaint_answers for select to authenticated
using ((select app.my_role()) = 'admin');
create policy complaint_answers_insert_admins on app.complaint_answers for insert to authenticated
with check ((select app.my_role()) = 'admin');
grant select, insert (complaint_id, text, settled_on, settlement) on app.complaint_answers to authenticated;

-- Applies to whoever writes, the API's own role and the tables' owner included. That there is an answer is noted at the
-- complaint, where it is true.
create function app.keep_complaint() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Generated ones are made after this, from the others.
  derived constant text[] := array[
    'answered', 'code', 'code_key', 'name_key', 'due_key', 'newest', 'search_text'
  ];
begin
  if old.filed_at + interval '2 years' <= now() then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'complaint % is kept for two years', old.code using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - derived <> to_jsonb(old) - derived
    or (new.answered <> old.answered and new.answered <> exists (
      select from app.complaint_answers a where a.complaint_id = new.id
    ))
  then
    raise exception 'complaint % stays as it was filed', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function app.keep_complaint() is 'Lets nothing of a complaint change or go until two years after it was filed.';
create trigger complaints_kept before update or delete on app.complaints for each row execute function app.keep_complaint();

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
create trigger complaint_answers_kept before update or delete on app.complaint_answers
for each row execute function app.keep_complaint_answer();

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
create trigger complaints_kept_all before truncate on app.complaints
for each statement execute function app.keep_all_complaints();
create trigger complaint_answers_kept_all before truncate on app.complaint_answers
for each statement execute function app.keep_all_complaints();

-- Also where session_replication_role = 'replica' silences ordinary triggers.
alter table app.complaints enable always trigger complaints_kept;
alter table app.complaints enable always trigger complaints_kept_all;
alter table app.complaint_answers enable always trigger complaint_answers_kept;
alter table app.complaint_answers enable always trigger complaint_answers_kept_all;

-- Definer: nobody may change a complaint.
create function app.mark_answered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.complaints set answered = true where id = new.complaint_id and not answered;
  return null;
end
$$;
comment on function app.mark_answered() is 'Notes at a complaint that it has an answer.';
create trigger complaint_answers_mark_answered after insert on app.complaint_answers
for each row execute function app.mark_answered();

-- Nothing of a complaint changes; two years later it may go.
create trigger complaints_record_insert after insert on app.complaints
referencing new table as new_rows for each statement execute function app.record_history('complaint', 'code');
create trigger complaints_record_delete after delete on app.complaints
referencing old table as old_rows for each statement execute function app.record_history('complaint', 'code');

-- Definer: nobody writes history by themselves. An answer is no object of its own.
create function app.record_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.history (author_id, author_name, kind, object_id, field, to_value)
  select n.author_id, n.author_name, 'complaint', n.complaint_id, f.field, f.value
    from new_rows n
   cross join lateral (values
      (1, 'answer', n.text),
      (2, 'settled_on', n.settled_on::text),
      (3, 'settlement', n.settlement)
    ) f (place, field, value)
   where f.value is not null
   order by n.answered_at, n.id, f.place;
  return null;
end
$$;
comment on function app.record_answer() is 'Keeps a complaint''s answer, and what was agreed on, in the complaint''s history.';

create trigger complaint_answers_record_insert after insert on app.complaint_answers
referencing new table as new_rows for each statement execute function app.record_answer();

create view app.complaint_cards with (security_invoker = true) as
select
  c.id, c.code, c.document_id, c.year, c.number,
  json_build_object(
    'id', c.id, 'code', c.code, 'filedAt', app.instant(c.filed_at), 'dueDate', c.due_date, 'type', c.type,
    'status', case when a.list is null then 'Registrada' else 'Respondida' end, 'fullName', c.full_name,
    'documentId', c.document_id, 'email', c.email, 'phone', c.phone, 'address', c.address, 'guardian', c.guardian,
    'goodType', c.good_type, 'goodDescription', c.good_description, 'amount', c.amount, 'details', c.details,
    'request', c.request, 'answers', coalesce(a.list, '[]')
  ) as card
  from app.complaints c
  cross join lateral (
    select
      json_agg(
        json_build_object(
          'text', r.text, 'answeredAt', app.instant(r.answered_at), 'answeredBy', r.author_name,
          'settlement',
            case when r.settled_on is not null
              then json_build_object('settledOn', r.settled_on, 'text', r.settlement)
            end
        )
        order by r.answered_at, r.id
      ) as list
      from app.complaint_answers r
     where r.complaint_id = c.id
  ) a;
comment on view app.complaint_cards is 'Complaints as contract/complaints.ts has them, in card.';
grant select on app.complaint_cards to authenticated;
