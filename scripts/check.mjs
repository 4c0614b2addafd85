// @ts-check
// Types, lint with the import directions, formatting, unused code, dependencies, migration drift.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkDependencies } from './check-dependencies.mjs'
import { ensureInstalled, root, runTool, runToolInParallel } from './setup.mjs'

const MIGRATIONS = 'apps/api/src/db/migrations'
const DRIFT = '.cache/drift'
const PROJECTS = [
  'packages/domain',
  'packages/contract',
  'apps/api',
  'apps/web',
  'apps/web/worker',
  'e2e',
  'bench',
  'chaos',
  'drill',
  'fuzz',
  'ocr',
  '.',
]

/** In parts: with the types of everything at once it takes more memory than Node gives a process. */
const PARTS = [
  ['apps/web'],
  ['apps/api', 'packages'],
  ['.', '--ignore-pattern', 'apps/**', '--ignore-pattern', 'packages/**'],
]

ensureInstalled()
checkDependencies()
runTool('react-router', ['typegen'], { cwd: join(root, 'apps/web') })
// In parallel: each of them uses one core. Both finish, so that what failed stands at the end of the output.
const failures = (await Promise.allSettled([lint(), checkTheRest()])).filter((each) => each.status === 'rejected')
if (failures.length > 0) {
  for (const { reason } of failures) process.stderr.write(`check: ${reason.message}\n`)
  process.exit(1)
}
refuseMigrationDrift()
process.stdout.write('check: types, lint, formatting, unused code, dependencies and migrations are fine\n')

async function lint() {
  for (const part of PARTS) await runToolInParallel('eslint', [...part, '--max-warnings', '0'])
}

async function checkTheRest() {
  await runToolInParallel('prettier', ['--check', '--log-level', 'warn', '.'])
  for (const project of PROJECTS) await runToolInParallel('tsc', ['--noEmit', '-p', project])
  await runToolInParallel('knip', [])
}

/** Tables and migrations must agree: a migration generated now has to be empty. */
function refuseMigrationDrift() {
  rmSync(join(root, DRIFT), { recursive: true, force: true })
  mkdirSync(join(root, DRIFT), { recursive: true })
  cpSync(join(root, MIGRATIONS), join(root, DRIFT), { recursive: true })
  const count = () => readdirSync(join(root, DRIFT)).length
  const before = count()
  const schema = ['--dialect', 'postgresql', '--casing', 'snake_case', '--schema', './apps/api/src/db/tables/*/*.ts']
  runTool('drizzle-kit', ['generate', ...schema, '--out', DRIFT], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (count() === before) return
  process.stderr.write('The tables have changed without a migration: run npm run migration\n')
  process.exit(1)
}
