-- Functions are everybody's to execute when they are made. Closed here, after the last of them: what people may execute is
-- granted beside each function, and all of reads.
revoke execute on all functions in schema app, reads from public, anon;
grant execute on all functions in schema reads to authenticated;
