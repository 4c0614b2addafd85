// @ts-check
// Types, lint with the import directions, formatting, unused code, migration drift.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, runTool } from './setup.mjs'

const MIGRATIONS = 'apps/api/src/db/migrations'
const DRIFT = '.cache/drift'

ensureInstalled()
runTool('react-router', ['typegen'], { cwd: join(root, 'apps/web') })
for (const project of ['packages/domain', 'packages/contract', 'apps/api', 'apps/web', 'e2e', 'bench', '.']) {
  runTool('tsc', ['--noEmit', '-p', project])
}
runTool('eslint', ['.', '--max-warnings', '0'])
runTool('prettier', ['--check', '--log-level', 'warn', '.'])
runTool('knip', [])
refuseMigrationDrift()
process.stdout.write('check: types, lint, formatting, unused code and migrations are fine\n')

/** The tables in code and the migrations must say the same: a migration generated now has to be empty. */
function refuseMigrationDrift() {
  rmSync(join(root, DRIFT), { recursive: true, force: true })
  mkdirSync(join(root, DRIFT), { recursive: true })
  cpSync(join(root, MIGRATIONS), join(root, DRIFT), { recursive: true })
  const count = () => readdirSync(join(root, DRIFT)).length
  const before = count()
  const schema = ['--dialect', 'postgresql', '--casing', 'snake_case', '--schema', './apps/api/src/db/tables/*.ts']
  runTool('drizzle-kit', ['generate', ...schema, '--out', DRIFT], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (count() === before) return
  process.stderr.write('The tables have changed without a migration: run npm run migration\n')
  process.exit(1)
}
