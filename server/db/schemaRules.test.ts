import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { forEachDatabase } from '../testing/databases.ts';
import type { Database } from './port.ts';

const OURS = `n.nspname in ('app', 'public')`;

/**
 * What Supabase's database linter asks, and a little more. Each query lists the offenders, whatever
 * tables and functions later migrations add.
 */
const RULES: Record<string, string> = {
  'row-level security is on for every table': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  'every table has a policy': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind in ('r', 'p')
       and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  'a policy’s name begins with its table’s': `
    select tablename || ': ' || policyname as offender from pg_policies
     where not starts_with(policyname, tablename || '_')`,
  'one policy decides of a command, not several': `
    select tablename || ': ' || command || ' by ' || grantee as offender
      from pg_policies
     cross join unnest(roles) grantee
     cross join unnest(case cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}' else array[cmd] end) command
     where permissive = 'PERMISSIVE'
     group by tablename, command, grantee having count(*) > 1`,
  'policies ask who and what once a statement, not once a row': `
    select tablename || ': ' || policyname as offender from pg_policies
     where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''),
                          'SELECT (auth\\.uid|app\\.my_role)\\(\\)', '', 'g') ~ '(auth\\.uid|my_role)\\(\\)'`,
  'no table is left to everybody or to visitors': `
    select c.oid::regclass || ': ' || r.name as offender
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join (values ('anon'), ('public')) r (name)
     where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and exists (select from aclexplode(c.relacl) a
                    where a.grantee = case when r.name = 'anon' then 'anon'::regrole::oid else 0 end)`,
  'views run with their reader’s rights': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind = 'v' and not coalesce('security_invoker=true' = any(c.reloptions), false)`,
  'every function fixes its search_path, or had its names bound when it was made': `
    select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('app', 'public', 'auth') and p.prosqlbody is null
       and not coalesce('search_path=""' = any(p.proconfig), false)`,
  'no visitor may run a function of ours': `
    select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${OURS} and has_function_privilege('anon', p.oid, 'execute')`,
  'definer functions are those that need it': `
    select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${OURS} and p.prosecdef
       and p.oid not in ('app.my_role()'::regprocedure, 'app.create_profile()'::regprocedure,
                         'app.email_of(uuid)'::regprocedure, 'app.copy_author_name()'::regprocedure,
                         'app.copy_project_names()'::regprocedure,
                         'app.copy_changed_name()'::regprocedure, 'app.mark_answered()'::regprocedure,
                         'app.found_ids(text, text, json, text[], integer)'::regprocedure,
                         'app.record_history()'::regprocedure, 'app.record_answer()'::regprocedure,
                         'app.copy_ticket_names()'::regprocedure,
                         'app.lock_assignee(uuid)'::regprocedure, 'app.require_assignee()'::regprocedure, 'app.heed_message()'::regprocedure,
                         'app.ticket_project(uuid)'::regprocedure, 'app.assignees()'::regprocedure,
                         'app.tell_of_ticket()'::regprocedure, 'app.tell_of_message()'::regprocedure,
                         'app.tell_of_project()'::regprocedure, 'app.tell_of_phase()'::regprocedure,
                         'app.tell_of_notices()'::regprocedure,
                         'app.tell_of_person()'::regprocedure)`,
  'public holds only what the browser asks for': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.oid <> 'public.profiles'::regclass
    union all
    select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.oid <> 'public.get_role_for_user(uuid)'::regprocedure`,
  'foreign keys are indexed': `
    select k.conrelid::regclass || ': ' || k.conname as offender
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where n.nspname in ('app', 'auth') and k.contype = 'f'
       and not exists (select from pg_index i
                        where i.indrelid = k.conrelid
                          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  'tables, views and functions say what they are': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind in ('r', 'p', 'v') and obj_description(c.oid, 'pg_class') is null
    union all
    select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${OURS} and obj_description(p.oid, 'pg_proc') is null`,
};

forEachDatabase((name, open) => {
  describe(`rules of the schema on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    for (const [rule, offenders] of Object.entries(RULES)) {
      test(rule, async () => {
        assert.deepStrictEqual(await db.query(offenders), []);
      });
    }
  });
});

/** Each statement breaks one rule; a rule that does not notice is no rule. */
const BREAKS: Record<string, string> = {
  'row-level security is on for every table': 'alter table app.phases disable row level security',
  'every table has a policy': `drop policy roles_select_admin on app.roles`,
  'a policy’s name begins with its table’s': `create policy anyone on app.roles for select using (true)`,
  'one policy decides of a command, not several': `create policy tickets_x on app.tickets for select to authenticated using (false)`,
  'policies ask who and what once a statement, not once a row': `create policy ideas_x on app.ideas for select using (user_id = auth.uid())`,
  'no table is left to everybody or to visitors': 'grant select on app.ideas to anon',
  'views run with their reader’s rights': `create view app.leak as select * from app.tickets`,
  'every function fixes its search_path, or had its names bound when it was made': `alter function app.admin_bundle(integer, uuid, text) reset search_path`,
  'no visitor may run a function of ours': `grant execute on function app.admin_bundle(integer, uuid, text) to public`,
  'definer functions are those that need it': `alter function app.admin_bundle(integer, uuid, text) security definer`,
  'public holds only what the browser asks for': `create table public.extra (id int)`,
  'foreign keys are indexed': `drop index app.projects_assigned_to_idx`,
  'tables, views and functions say what they are': `comment on table app.ideas is null`,
};

describe('the rules themselves', () => {
  forEachDatabase((name, open) => {
    if (name === 'PGlite') return;
    let db: Database;
    before(async () => {
      db = await open();
    });

    for (const [rule, offenders] of Object.entries(RULES)) {
      test(`notices a break of: ${rule}`, async () => {
        const undo = new Error('undo');
        const found = await db
          .transaction(async (tx) => {
            await tx.script(BREAKS[rule] ?? '');
            throw Object.assign(undo, { found: await tx.query(offenders) });
          })
          .catch((error: unknown) => {
            if (error !== undo) throw error;
            return (undo as Error & { found: unknown[] }).found;
          });
        assert.equal(found.length, 1);
      });
    }
  });
});
