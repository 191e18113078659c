-- What consumer and provider agreed on may be recorded with an answer (art. 6-A of D.S. 011-2011-PCM). It is
-- part of the answer, and so kept as long and as unchanged.

alter table app.complaint_answers
  add column settled_on date,
  add column settlement text check (char_length(settlement) between 1 and 2000),
  add constraint complaint_answers_settlement_dated
    check ((settled_on is null) = (settlement is null));

comment on column app.complaint_answers.settled_on is 'The day in Lima on which consumer and provider agreed.';
comment on column app.complaint_answers.settlement is 'What they agreed on.';

grant insert (settled_on, settlement) on app.complaint_answers to authenticated;

create or replace view app.complaint_cards with (security_invoker = true) as
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
          'answeredBy', r.author_name,
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
