-- Two roles for one database: lohahaat owns the schema and runs migrations (MIGRATION_DATABASE_URL), lohahaat_server serves
-- (DATABASE_URL) and can read and write rows, nothing else. Both exist already, and lohahaat owns the database:
--   psql --dbname=lohahaat --file=ops/roles.sql
-- as a superuser or as lohahaat. It can be run again at any time, and has to be after a dump was restored without privileges.

revoke create on schema public from public;
do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
  execute format('grant connect on database %I to lohahaat_server', current_database());
end $$;

-- Which migrations were run is in here; the server compares it with its own.
create schema if not exists drizzle authorization lohahaat;
grant usage on schema public, drizzle to lohahaat_server;

grant select, insert, update, delete on all tables in schema public to lohahaat_server;
grant usage, select on all sequences in schema public to lohahaat_server;
grant select on all tables in schema drizzle to lohahaat_server;

-- The same for what later migrations add.
alter default privileges for role lohahaat in schema public
  grant select, insert, update, delete on tables to lohahaat_server;
alter default privileges for role lohahaat in schema public grant usage, select on sequences to lohahaat_server;
alter default privileges for role lohahaat in schema drizzle grant select on tables to lohahaat_server;
