-- Notices of a new project, of being put in charge of one, of its dates and of its completion (ADR-0036).

alter table app.notices
  add column since timestamptz,
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (
    case
      when ticket_id is not null then kind in ('ticket', 'message', 'note', 'status', 'assignment')
      else kind in (
        'delivery', 'approval', 'changes', 'update', 'reminder', 'project', 'assignment', 'status', 'dates'
      )
    end
  ),
  add constraint notices_since_check check ((since is not null) = (kind = 'dates'));
comment on column app.notices.since is
  'The first of the changes that the notice collects; null where it tells of one. created_at is the latest.';

alter table app.notice_preferences
  drop constraint notice_preferences_muted_check,
  add constraint notice_preferences_muted_check check (
    muted <@ array[
      'ticket', 'message', 'note', 'status', 'assignment',
      'delivery', 'approval', 'changes', 'update', 'reminder', 'project', 'dates'
    ]
  );
