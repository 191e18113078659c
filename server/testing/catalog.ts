import type { Queryable } from '../db/port.ts';

const SCHEMAS = `('app', 'public', 'reads', 'auth')`;

/** Rights as sorted texts; those that an object has from its creation are written out. */
const rights = (column: string, kind: string, owner: string) =>
  `(select array_agg(a::text order by a::text) from unnest(coalesce(${column}, acldefault('${kind}', ${owner}))) a)`;

const comment = (table: string, oid: string) => `obj_description(${oid}, '${table}')`;

/** A view's lines, sorted: one of `select *` has the columns in the order of its table. */
const LINES = `
  (select array_agg(v.line order by v.line)
     from (select trim(trailing ',' from trim(l)) as line
             from regexp_split_to_table(pg_get_viewdef(c.oid), '\\n') l
            where c.relkind in ('v', 'm')) v)`;

/**
 * Everything that a database consists of, but for rows and the order of columns: each query
 * gives a name and what is there.
 */
const QUERIES: Record<string, string> = {
  schemas: `
    select n.nspname as name, n.nspowner::regrole::text as owner, ${rights('n.nspacl', 'n', 'n.nspowner')} as rights,
           ${comment('pg_namespace', 'n.oid')} as comment
      from pg_namespace n where n.nspname in ${SCHEMAS}`,
  relations: `
    select c.oid::regclass::text as name, c.relkind, c.relowner::regrole::text as owner, c.relpersistence,
           c.relrowsecurity, c.relforcerowsecurity, c.relreplident, c.reloptions,
           ${rights('c.relacl', 'r', 'c.relowner')} as rights, ${comment('pg_class', 'c.oid')} as comment,
           ${LINES} as view
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ${SCHEMAS} and c.relkind <> 'i'`,
  columns: `
    select c.oid::regclass || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
           a.attidentity, a.attgenerated, a.attstorage, a.attcompression, a.attstattarget, a.attoptions,
           a.attcollation::regcollation::text as collation, pg_get_expr(d.adbin, d.adrelid) as default,
           (select array_agg(r::text order by r::text) from unnest(a.attacl) r) as rights,
           col_description(c.oid, a.attnum) as comment
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm')`,
  constraints: `
    select k.conrelid::regclass || '.' || k.conname as name, pg_get_constraintdef(k.oid) as definition, k.convalidated,
           k.conindid::regclass::text as index, ${comment('pg_constraint', 'k.oid')} as comment
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname in ${SCHEMAS}`,
  indexes: `
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary,
           i.indisunique, i.indisvalid, i.indisclustered, i.indisreplident,
           ${comment('pg_class', 'i.indexrelid')} as comment
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ${SCHEMAS}`,
  sequences: `
    select format('%I.%I', s.schemaname, s.sequencename) as name, s.data_type::text as type, s.start_value,
           s.min_value, s.max_value, s.increment_by, s.cycle, s.cache_size,
           (select format('%s.%s', a.attrelid::regclass, a.attname)
              from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
             where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
               and d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
               and d.deptype in ('a', 'i')) as column
      from pg_sequences s where s.schemaname in ${SCHEMAS}`,
  policies: `
    select format('%I.%I: %s', p.schemaname, p.tablename, p.policyname) as name, p.permissive, p.roles::text[],
           p.cmd, p.qual, p.with_check, ${comment('pg_policy', 'o.oid')} as comment
      from pg_policies p
      join pg_policy o on o.polname = p.policyname
       and o.polrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
     where p.schemaname in ${SCHEMAS}`,
  functions: `
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition,
           p.proowner::regrole::text as owner, ${rights('p.proacl', 'f', 'p.proowner')} as rights,
           ${comment('pg_proc', 'p.oid')} as comment
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${SCHEMAS}`,
  triggers: `
    select t.tgrelid::regclass || '.' || t.tgname as name, pg_get_triggerdef(t.oid) as definition, t.tgenabled,
           ${comment('pg_trigger', 't.oid')} as comment
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ${SCHEMAS} and not t.tgisinternal`,
  types: `
    select t.oid::regtype::text as name, t.typtype, t.typbasetype::regtype::text as base,
           (select array_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
      from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname in ${SCHEMAS} and t.typelem = 0`,
  extensions: `
    select e.extname as name, e.extversion, e.extnamespace::regnamespace::text as schema from pg_extension e`,
  statistics: `
    select x.stxname as name, pg_get_statisticsobjdef(x.oid) as definition from pg_statistic_ext x`,
  defaultRights: `
    select d.defaclrole::regrole || ' in ' || d.defaclnamespace::regnamespace || ': ' || d.defaclobjtype::text as name,
           (select array_agg(a::text order by a::text) from unnest(d.defaclacl) a) as rights
      from pg_default_acl d`,
};

/** What two databases of the same schema have in common, by kind and name. */
export type Catalog = Record<string, Record<string, object>>;

export async function readCatalog(db: Queryable): Promise<Catalog> {
  const catalog: Catalog = {};
  for (const [kind, sql] of Object.entries(QUERIES)) {
    const rows = await db.query<{ name: string }>(sql);
    rows.sort((a, b) => (a.name < b.name ? -1 : 1));
    catalog[kind] = Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));
  }
  return catalog;
}
