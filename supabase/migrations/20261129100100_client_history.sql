-- What the team knows of a client has a history too.

alter table app.history
  drop constraint history_kind_check,
  add constraint history_kind_check
    check (kind in ('project', 'phase', 'ticket', 'person', 'client', 'complaint', 'message'));
