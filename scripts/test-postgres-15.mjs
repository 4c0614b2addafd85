// @ts-check
// Runs migrations, orders and enquiries on the installed PostgreSQL, which on Debian is older than the embedded one: the README promises 15.
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
if (!ensurePostgres()) {
  process.stderr.write('\nSKIPPED: orders, enquiries and migrations on an older PostgreSQL. Install postgresql.\n\n')
  process.exit(0)
}
ensureBuilt()
runTool('vitest', ['run', '--project', 'api on installed postgres', '--reporter=dot'])
