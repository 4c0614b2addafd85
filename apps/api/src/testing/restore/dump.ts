import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findPostgresProgram } from '../../../../../scripts/postgres.mjs'

const run = promisify(execFile)

/** The same commands as in docs/OPERATIONS.md. */
export const dumpDatabase = (url: string, file: string) =>
  run(program('pg_dump'), ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${url}`])

/** Into an empty database. The first error ends it, since half a database looks like a whole one. */
export const restoreDatabase = (url: string, file: string) =>
  run(program('pg_restore'), ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${url}`, file])

/** A server may be given without its programs. */
export const hasDumpPrograms = () => findPostgresProgram('pg_dump') !== null

const program = (name: string) => findPostgresProgram(name) ?? name
