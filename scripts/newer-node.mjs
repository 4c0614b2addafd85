// @ts-check
// Runs the quick tests again on Node 24, which is recommended for production, if available: as `node24` on PATH, or at
// NODE24.
import { spawnSync } from 'node:child_process'
import { root } from './setup.mjs'

const node = process.env['NODE24'] ?? 'node24'
const { stdout, status } = spawnSync(node, ['--version'], { encoding: 'utf8' })
if (status !== 0) {
  process.stderr.write('SKIPPED: the quick tests under Node 24. Put it on PATH as node24, or name it in NODE24.\n')
  process.exit(0)
}
process.stdout.write(`The quick tests under Node ${stdout.trim()}\n`)
const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot']
process.exit(spawnSync(node, tests, { cwd: root, stdio: 'inherit' }).status ?? 1)
