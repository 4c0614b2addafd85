// @ts-check
// Loses database machines on purpose while buyers order, from a fresh clone. Exits with 1 when an order is lost, or when the
// control run loses none. `--rounds 1`, `--resume`, `--etcd3`, or rounds by their names.
import { existsSync } from 'node:fs'
import { findProgram, installPackage } from './debian.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', nginx: 'nginx' }

ensureInstalled()
ensurePostgres()
for (const [program, name] of Object.entries(PACKAGES)) if (!findProgram([program], ['/usr/sbin'])) installPackage(name)
// Patroni asks for none of its stores by itself.
if (!existsSync('/usr/lib/python3/dist-packages/etcd')) installPackage('python3-etcd')
ensureBuilt()
runTool('tsx', ['drill/failover/run.ts', ...process.argv.slice(2)])
