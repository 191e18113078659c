-- A row in every table of the last release before the baseline of the migrations, with values that are easily lost.
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'rosa@test.pe', '{"full_name": "Rosa Ñaupari"}', '2026-01-01 10:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'luis@test.pe', '{"full_name": "Luis Díaz"}', '2026-01-01 10:00Z'),
  ('00000000-0000-4000-8000-000000000003', 'ana@test.pe', '{"full_name": "Ana Quispe"}', '2026-01-01 10:00Z'),
  ('00000000-0000-4000-8000-000000000004', 'eva@test.pe', '{"full_name": "Eva Ríos"}', null);
insert into auth.sessions (id, user_id, refresh_key, not_after, user_agent, refreshed_at) values
  ('00000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000001', 'x', '2026-12-31 10:00Z', 'Firefox', '2026-11-01 10:00');
insert into auth.refresh_tokens (session_id, token_hash, generation) values
  ('00000000-0000-4000-8000-000000000009', 'x', 1);
insert into auth.signing_keys (kid, private_jwk) values ('x', '{"kty": "EC"}');
insert into auth.one_time_tokens (token_hash, user_id, type, expires_at) values
  ('x', '00000000-0000-4000-8000-000000000004', 'invite', '2026-12-31 10:00Z');

insert into app.roles (id, name, label) values (7, 'photographer', 'Fotografía'), (8, 'intern', null);
update app.profiles p set role_id = r.id
  from app.roles r
 where (p.full_name, r.name) in (('Luis Díaz', 'project_manager'), ('Ana Quispe', 'admin'), ('Eva Ríos', 'photographer'));
update app.profiles set deactivated_at = '2026-05-01 10:00Z', temporary_password = true where full_name = 'Eva Ríos';
update app.client_details set company = 'Panadería', phone = '999 999 999', document = '12345678', notes = E'Uno\nDos'
 where full_name = 'Rosa Ñaupari';

insert into app.projects (id, name, client_id, service_id, status, progress, assigned_to, created_at, archived_at) values
  ('00000000-0000-4000-8000-000000000011', 'Tienda', '00000000-0000-4000-8000-000000000001', 1, 'En Progreso', 40,
   '00000000-0000-4000-8000-000000000002', '2026-03-01 10:00:00.123456Z', null),
  ('00000000-0000-4000-8000-000000000012', 'Marca', '00000000-0000-4000-8000-000000000001', 4, 'Completado', 100,
   null, '2025-03-01 10:00Z', '2026-02-01 10:00Z');
insert into app.phases (id, project_id, name, start_date, end_date, position) values
  ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000011', 'Análisis', '2026-03-02 12:00Z', '2026-03-09 12:00Z', 0),
  ('00000000-0000-4000-8000-000000000022', '00000000-0000-4000-8000-000000000011', 'Desarrollo', '2026-03-10 12:00Z', '2026-04-09 12:00Z', 1);
insert into app.project_updates (id, project_id, author_id, author_name, body) values
  ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000002',
   'Luis Díaz', E'Avanza\ncon "comillas" y \\ barras');
insert into app.deliveries (id, phase_id, project_id, author_id, author_name, body, link, created_at) values
  ('00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000011',
   '00000000-0000-4000-8000-000000000002', 'Luis Díaz', 'Lista', 'https://test.pe/x', '2026-03-09 15:00Z');
update app.deliveries
   set answer = 'aprobada', answered_by = '00000000-0000-4000-8000-000000000001', answered_by_name = 'Rosa Ñaupari',
       answered_at = '2026-03-10 15:00Z', reminded = 1;

insert into app.tickets (id, user_id, subject, description, project_id, assigned_to, created_at) values
  ('00000000-0000-4000-8000-000000000041', '00000000-0000-4000-8000-000000000001', 'Yape', 'No carga',
   '00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000003', '2026-03-03 10:00Z'),
  ('00000000-0000-4000-8000-000000000042', '00000000-0000-4000-8000-000000000001', 'Correo', 'No llega', null, null, '2026-03-04 10:00Z');
update app.tickets set status = 'Cerrado' where subject = 'Correo';
insert into app.ticket_messages (id, ticket_id, author_id, author_name, internal, body) values
  ('00000000-0000-4000-8000-000000000043', '00000000-0000-4000-8000-000000000041', '00000000-0000-4000-8000-000000000003', 'Ana Quispe', false, 'Ya'),
  ('00000000-0000-4000-8000-000000000044', '00000000-0000-4000-8000-000000000041', '00000000-0000-4000-8000-000000000003', 'Ana Quispe', true, 'Ojo');
insert into app.saved_replies (title, body) values ('Saludo', 'Hola, {cliente}');
insert into app.files (id, message_id, position, name, type, size) values
  ('00000000-0000-4000-8000-000000000045', '00000000-0000-4000-8000-000000000043', 0, 'a.txt', 'text/plain', 4);
insert into app.file_parts (file_id, position, content) values ('00000000-0000-4000-8000-000000000045', 0, '\x00ff0a41');

insert into app.ideas (id, user_id, name, prompt, description, features, requested_at) values
  ('00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-000000000001', 'Catálogo', 'Vendo abono', 'Uno',
   '{a,"b, c"}', '2026-03-06 10:00Z');
insert into app.complaint_numbers (year, last) values (2026, 1);
insert into app.complaints (id, year, number, filed_at, due_date, type, full_name, document_id, email, details, amount) values
  ('00000000-0000-4000-8000-000000000061', 2026, 1, '2026-03-09 10:00Z', '2026-03-30', 'queja', 'Rosa', '12345678', 'rosa@test.pe',
   'Nadie contesta', 12.50);
insert into app.complaint_answers (complaint_id, text, author_id, author_name, settled_on, settlement) values
  ('00000000-0000-4000-8000-000000000061', 'Ya', '00000000-0000-4000-8000-000000000003', 'Ana Quispe', '2026-03-12', 'Se devuelve');
insert into app.newsletter_subscriptions (email, requested_at, confirm_hash, confirm_until, confirmed_at, unsubscribe_token) values
  ('rosa@test.pe', '2026-03-01 10:00Z', 'x', '2026-03-02 10:00Z', '2026-03-01 11:00Z', 'x');
insert into app.contact_messages (id, name, email, subject, message, status, assigned_to, account_id, idea_id, project_id) values
  ('00000000-0000-4000-8000-000000000071', 'Rosa', 'Rosa@test.pe', 'Una tienda', 'Vendo pan', 'ganado',
   '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001',
   '00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-000000000011');
insert into app.message_entries (id, message_id, kind, author_id, author_name, body) values
  ('00000000-0000-4000-8000-000000000072', '00000000-0000-4000-8000-000000000071', 'reply', '00000000-0000-4000-8000-000000000003',
   'Ana Quispe', 'Hola');
insert into app.notices (user_id, ticket_id, kind, title, read_at) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000041', 'message', 'Ya', now());
insert into app.notice_preferences (user_id, muted) values ('00000000-0000-4000-8000-000000000001', '{status}');
insert into app.outbox (kind, recipient, subject, text, html, headers, attachments, earlier, thread, gathered, next_attempt_at) values
  ('greeting', 'rosa@test.pe', 'Hola', 'a', '<p>', '{"x": "y"}', '[]', array[gen_random_uuid()], 'ticket:1', '{"a": [1]}', '-infinity');
insert into app.rate_limits (key, whole_at) values ('x', 'infinity');
insert into app.idempotency_keys (key, body_hash, claim, answer, expires_at) values
  ('x', '', gen_random_uuid(), '{"b": 1,  "a":[1e2, "ñ"], "b": 2}', '2026-01-01 12:00:00.123456Z');
