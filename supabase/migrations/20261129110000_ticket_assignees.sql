-- Any active staff may be in charge of a ticket, and an admin of a project.

comment on column app.tickets.assigned_to is 'Who is in charge: somebody of the active staff; null when nobody is.';
comment on column app.ticket_messages.internal is
  'A note: clients never see it, but ticket managers, admins, and who works on the ticket (app.works_on).';
comment on column app.projects.assigned_to is 'Who runs it, a project manager or an admin; null when nobody does.';
