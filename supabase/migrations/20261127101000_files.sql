-- Files of messages, news and deliveries (ADR-0035). Their content is stored apart, so that reading a row never reads it.

create table app.files (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references app.ticket_messages (id) on delete cascade,
  update_id uuid references app.project_updates (id) on delete cascade,
  delivery_id uuid references app.deliveries (id) on delete cascade,
  position integer not null check (position between 0 and 4),
  name text not null check (char_length(name) between 1 and 120),
  type text not null,
  size integer not null check (size between 1 and 26214400),
  link_key uuid not null default gen_random_uuid(),
  constraint files_one_owner check (num_nonnulls(message_id, update_id, delivery_id) = 1),
  unique (message_id, position),
  unique (update_id, position),
  unique (delivery_id, position)
);
comment on table app.files is 'Files of messages, news and deliveries; their content is in app.file_parts.';
comment on column app.files.type is 'As its content says; application/octet-stream where that says nothing.';
comment on column app.files.size is 'Bytes.';
comment on column app.files.link_key is 'Secret by which links to this file are signed; no person reads it.';

create table app.file_parts (
  file_id uuid not null references app.files (id) on delete cascade,
  position integer not null check (position >= 0),
  content bytea not null check (octet_length(content) between 1 and 65536),
  primary key (file_id, position)
);
comment on table app.file_parts is 'What files hold, in parts: a download reads one at a time, a backup some hundreds.';

alter table app.files enable row level security;
alter table app.file_parts enable row level security;
