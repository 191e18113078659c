-- What a mail carries along, kept with it until it has gone (docs/adr/0010-outbox.md).

alter table app.outbox
add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array');

comment on column app.outbox.attachments is 'Files as [{filename, contentType, content}], content in base64. Taken away like text once sent.';
