-- A new ticket carries files, and so does a reply to a contact message.

alter table app.tickets
  add column opened_by uuid default auth.uid() references app.profiles (id) on delete set null;
comment on column app.tickets.opened_by is
  'Who wrote it: its client, or who answers tickets in their name. Null from before this was kept, and once that account is gone.';
create index tickets_opened_by_idx on app.tickets (opened_by);

alter table app.files
  add column ticket_id uuid references app.tickets (id) on delete cascade,
  add column entry_id uuid references app.contact_message_entries (id) on delete cascade,
  drop constraint files_one_owner,
  add constraint files_one_owner
    check (num_nonnulls(message_id, update_id, delivery_id, ticket_id, entry_id) = 1),
  add unique (ticket_id, position),
  add unique (entry_id, position);
comment on table app.files is
  'Files of tickets, of their messages, of news, deliveries and replies to contact messages; their content is in app.file_parts.';
comment on column app.files.ticket_id is 'The ticket that was opened with it.';
comment on column app.files.entry_id is 'The reply to a contact message, which was mailed with it.';
