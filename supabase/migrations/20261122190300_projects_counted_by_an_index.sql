-- The policy asks for client_id and assigned_to: an index with both counts projects without a look at the
-- rows. Without one the total was counted by a sequential scan.
drop index app.projects_newest_idx;
create index projects_newest_idx on app.projects (newest, id) include (client_id, assigned_to);
