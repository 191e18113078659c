-- The files of this folder are applied together, in one transaction, whenever one of them changed (ADR-0046). First
-- everything that they made is dropped, so that what was taken out of a file is gone and a function with other
-- arguments leaves none behind. Tables and their rows stay.
do $$
declare
  statement text;
begin
  for statement in
    -- Functions that columns, checks, defaults and indexes use belong to the migrations, and so do those they call in a
    -- body that is bound at its creation (a call in a quoted body is not seen here).
    with recursive kept (id) as (
      select d.refobjid
        from pg_depend d
       where d.refclassid = 'pg_proc'::regclass
         and d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)
      union
      select d.refobjid
        from kept k
        join pg_depend d
          on d.classid = 'pg_proc'::regclass and d.objid = k.id and d.refclassid = 'pg_proc'::regclass
    )
    -- By cascade: a trigger on a table of auth cannot be dropped otherwise, since that table is not ours. These go
    -- first: they wait for sign-ups in progress.
    select s.statement
      from (
        select 1, not exists (
            select from pg_trigger t where t.tgfoid = p.oid and t.tgrelid = 'auth.users'::regclass
          ), format('drop routine if exists %s cascade', p.oid::regprocedure)
          from pg_proc p
         where p.pronamespace = 'app'::regnamespace and p.oid not in (select id from kept)
        union all
        select 2, true, format('drop view if exists %s cascade', c.oid::regclass)
          from pg_class c
         where c.relnamespace = 'app'::regnamespace and c.relkind = 'v'
        union all
        select 3, true, format('drop trigger if exists %I on %s', t.tgname, t.tgrelid::regclass)
          from pg_trigger t
          join pg_class c on c.oid = t.tgrelid
         where c.relnamespace = 'app'::regnamespace and not t.tgisinternal
        union all
        select 4, true, format('drop policy if exists %I on %s', p.polname, p.polrelid::regclass)
          from pg_policy p
          join pg_class c on c.oid = p.polrelid
         -- The ledger's policy is the migrator's.
         where c.relnamespace = 'app'::regnamespace and c.relname <> 'migrations'
      ) s (step, later, statement)
     order by s.step, s.later
  loop
    execute statement;
  end loop;
end
$$;

drop view if exists public.profiles;
drop function if exists public.get_role_for_user(uuid);
drop schema if exists reads cascade;

revoke all on schema app from public, anon, authenticated;
revoke all on all tables in schema app from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
