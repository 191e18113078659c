import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { forEachDatabase } from '../testing/databases.ts';
import type { Database } from './port.ts';

const OURS = `n.nspname in ('app', 'public', 'reads')`;

/**
 * The rules of Supabase's database linter, and some more. Each query lists the violations,
 * whatever tables and functions later migrations add.
 */
const RULES: Record<string, string> = {
  'row-level security is on for every table': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  'every table has a policy': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind in ('r', 'p')
       and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  'a policy’s name starts with its table’s name': `
    select tablename || ': ' || policyname as offender from pg_policies
     where not starts_with(policyname, tablename || '_')`,
  'at most one policy per command and table': `
    select tablename || ': ' || command || ' by ' || grantee as offender
      from pg_policies
     cross join unnest(roles) grantee
     cross join unnest(case cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}' else array[cmd] end) command
     where permissive = 'PERMISSIVE'
     group by tablename, command, grantee having count(*) > 1`,
  'policies evaluate user and role once per statement, not per row': `
    select tablename || ': ' || policyname as offender from pg_policies
     where regexp_replace(coalesce(qual, '') || coalesce(with_check, ''),
                          'SELECT \\(?(auth\\.uid|app\\.my_role)\\(\\)', '', 'g') ~ '(auth\\.uid|my_role)\\(\\)'`,
  'no table is granted to public or anon': `
    select c.oid::regclass || ': ' || r.name as offender
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join (values ('anon'), ('public')) r (name)
     where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and exists (select from aclexplode(c.relacl) a
                    where a.grantee = case when r.name = 'anon' then 'anon'::regrole::oid else 0 end)`,
  'views are security invoker': `
    select c.oid::regclass::text as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and c.relkind = 'v' and not coalesce('security_invoker=true' = any(c.reloptions), false)`,
  'every function sets its search_path, or has its names bound at creation': `
    select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('app', 'public', 'reads', 'auth') and p.prosqlbody is null
       and not coalesce('search_path=""' = any(p.proconfig), false)`,
  'visitors may not execute our functions': `
    select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${OURS} and has_function_privilege('anon', p.oid, 'execute')`,
  'only the functions that need it are security definer': `
    select p.oid::regprocedure::text as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${OURS} and p.prosecdef
       and p.oid not in ('app.my_role()'::regprocedure, 'app.create_profile()'::regprocedure,
                         'app.email_of(uuid)'::regprocedure, 'app.name_detail(uuid)'::regprocedure, 'app.mark_answered()'::regprocedure,
                         'app.search_tickets(text[], integer)'::regprocedure,
                         'app.search_projects(text[], integer)'::regprocedure,
                         'app.search_ideas(text[], integer)'::regprocedure,
                         'app.search_clients(text[], integer)'::regprocedure,
                         'app.search_complaints(text[], integer)'::regprocedure,
                         'app.search_contact_messages(text[], integer)'::regprocedure,
                         'app.works_on(uuid)'::regprocedure,
                         'app.ticket_assignees()'::regprocedure, 'app.message_author(uuid)'::regprocedure,
                         'app.record_history()'::regprocedure, 'app.forget_client()'::regprocedure, 'app.record_answer()'::regprocedure,
                         'reads.account(jsonb)'::regprocedure, 'app.rename_self(text, text)'::regprocedure,
                         'app.can_take_back(text,uuid,text,text)'::regprocedure,
                         'app.lock_assignee(uuid)'::regprocedure, 'app.require_assignee()'::regprocedure, 'app.heed_message()'::regprocedure,
                         'app.ticket_project(uuid)'::regprocedure, 'reads.assignees(jsonb)'::regprocedure,
                         'app.takes_ticket(uuid,uuid)'::regprocedure, 'app.ticket_contact(uuid)'::regprocedure,
                         'reads.ticket_clients(jsonb)'::regprocedure, 'app.match_contact_account()'::regprocedure,
                         'app.tell_of_ticket()'::regprocedure, 'app.tell_of_message()'::regprocedure,
                         'app.tell_of_project()'::regprocedure, 'app.tell_of_phase()'::regprocedure,
                         'app.tell_of_notices()'::regprocedure,
                         'app.tell_of_person()'::regprocedure,
                         'app.hand_tickets_back()'::regprocedure,
                         'app.require_contact_message_assignee()'::regprocedure,
                         'app.hand_contact_messages_back()'::regprocedure,
                         'app.guard_team()'::regprocedure, 'app.note_own_password()'::regprocedure,
                         'app.staff_card(uuid)'::regprocedure, 'app.client_card(uuid)'::regprocedure,
                         'app.copy_person()'::regprocedure, 'app.copy_address()'::regprocedure,
                         'app.record_project_news()'::regprocedure, 'app.mark_delivered()'::regprocedure)`,
  'the schema public contains only what the browser uses': `
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
  'tables, views and functions have comments': `
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

/** One statement per rule that breaks it, to prove that the rule can fail. */
const BREAKS: Record<string, string> = {
  'row-level security is on for every table': 'alter table app.phases disable row level security',
  'every table has a policy': `drop policy roles_select_admin on app.roles`,
  'a policy’s name starts with its table’s name': `create policy anyone on app.roles for select using (true)`,
  'at most one policy per command and table': `create policy tickets_x on app.tickets for select to authenticated using (false)`,
  'policies evaluate user and role once per statement, not per row': `create policy ideas_x on app.ideas for select using (user_id = auth.uid())`,
  'no table is granted to public or anon': 'grant select on app.ideas to anon',
  'views are security invoker': `create view app.leak as select * from app.tickets`,
  'every function sets its search_path, or has its names bound at creation': `alter function reads.admin_bundle(jsonb) reset search_path`,
  'visitors may not execute our functions': `grant execute on function reads.admin_bundle(jsonb) to public`,
  'only the functions that need it are security definer': `alter function reads.admin_bundle(jsonb) security definer`,
  'the schema public contains only what the browser uses': `create table public.extra (id int)`,
  'foreign keys are indexed': `drop index app.projects_assigned_to_idx`,
  'tables, views and functions have comments': `comment on table app.ideas is null`,
};

describe('the rules themselves', () => {
  forEachDatabase((name, open) => {
    if (name === 'PGlite') return;
    let db: Database;
    before(async () => {
      db = await open();
    });

    for (const [rule, offenders] of Object.entries(RULES)) {
      test(`detects a violation of: ${rule}`, async () => {
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
