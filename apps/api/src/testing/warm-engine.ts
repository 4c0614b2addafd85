import { cp, mkdtemp } from 'node:fs/promises'
import type { Pool } from 'pg'
import { connect, type Connection } from '../db/connect'

/** Copies of all tables as they were prepared, and where their sequences stood. */
const KEEP = `
  create schema kept;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%1$I as table public.%1$I', name);
    end loop;
  end $$;
  create table kept."sequences of public" as
    select sequencename as name, last_value from pg_sequences where schemaname = 'public';`

/** Whatever a test file did to the rows is undone. Neither triggers nor references look on: the rows fit as they are. */
const RESTORE = `
  set session_replication_role = replica;
  do $$ declare name text; columns text; begin
    execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables where schemaname = 'public');
    for name in select tablename from pg_tables where schemaname = 'public' loop
      select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
        where table_schema = 'public' and table_name = name and is_generated = 'NEVER';
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I', name, columns);
    end loop;
  end $$;
  select setval(format('public.%I', name), coalesce(last_value, 1), last_value is not null) from kept."sequences of public";
  reset session_replication_role;`

let engine: Promise<Connection> | null = null
let isTaken = false

/**
 * The embedded engine of this worker, with the rows that were prepared. To start one takes seconds of the processor, and a
 * worker runs many files; it ends with the worker. Null while somebody else has it.
 */
export async function takeWarmEngine(template: string): Promise<Connection | null> {
  if (isTaken) return null
  isTaken = true
  const isNew = engine === null
  engine ??= startEngine(template)
  const connection = await engine
  await connection.pool.query(isNew ? KEEP : RESTORE)
  return { ...connection, close: () => giveBack(connection.pool) }
}

/** An open transaction of a test that failed would be the next file's. */
async function giveBack(pool: Pool) {
  await pool.query('rollback')
  isTaken = false
}

/** Beside the template, so that it goes with it at the end of the run. */
export async function startEngine(template: string): Promise<Connection> {
  const dataDir = await mkdtemp(`${template}-copy-`)
  await cp(template, dataDir, { recursive: true })
  return connect({ dataDir })
}
