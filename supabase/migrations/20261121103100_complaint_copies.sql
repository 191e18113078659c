-- How many copies of complaints an address was sent lately, however its capitals are written.
create index outbox_complaint_copies_idx on app.outbox (lower(recipient), created_at)
where kind = 'complaint_copy';
