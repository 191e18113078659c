-- Every change of a ticket or a project writes what it is found by anew: two thirds of the time that it takes. Collected and
-- merged a megabyte at a time that costs a tenth; a search reads what has been collected besides the index.

alter index app.tickets_search_text_idx set (fastupdate = on, gin_pending_list_limit = 1024);
alter index app.projects_search_text_idx set (fastupdate = on, gin_pending_list_limit = 1024);
