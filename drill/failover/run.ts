import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { say } from '../../chaos/outcome'
import { leave } from '../../chaos/leaving'
import { root } from '../../scripts/setup.mjs'
import { Cluster } from './cluster'
import type { Finding } from './finding'
import { play } from './play'
import { isAsItHasToBe, print } from './report'
import { control, rounds as usual, withEtcd3, type Round } from './rounds'

/** A run that takes longer has hung. Each round takes about a minute, on a busy machine three. */
const MAX_MS_PER_ROUND = 30 * 60_000

const { values: asked, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1' }, etcd3: { type: 'boolean' }, resume: { type: 'boolean' } },
})
const times = Number(asked.rounds)
const known = asked.etcd3 ? [withEtcd3] : [...usual, control]
const plan = known.filter(({ name }) => asked.etcd3 || isAsked(name))
if (!Number.isInteger(times) || times < 1 || plan.length === 0) {
  say(`failover-drill [--rounds N] [--resume] [--etcd3] [${known.map(({ name }) => name).join('] [')}]`)
  process.exit(2)
}

const folder = join(root, '.cache/failover-drill')
const results = join(folder, asked.etcd3 ? 'etcd3.jsonl' : 'rounds.jsonl')
mkdirSync(folder, { recursive: true })
const findings = asked.resume && existsSync(results) ? readFindings() : []
if (!asked.resume) appendFileSync(results, `${JSON.stringify({ began: new Date().toISOString() })}\n`)

const breakOff = () => void leave().then(() => process.exit(1))
process.once('SIGINT', breakOff).once('SIGTERM', breakOff)
process.once('uncaughtException', (error) => {
  say(String(error.stack))
  breakOff()
})
setTimeout(() => {
  say('The drill takes too long')
  breakOff()
}, times * MAX_MS_PER_ROUND).unref()

let broken = 0
/** Rounds that end well leave it as it was, for the next one. */
let cluster: Cluster | null = null
for (const round of plan.filter((one) => one.mustLose !== true || asked.etcd3)) await repeat(round)
await tearDown()
if (!asked.etcd3 && plan.includes(control)) await repeat(control)
say('')
print(findings, known)
process.exit(broken === 0 && findings.every((finding) => known.some((round) => isOk(round, finding))) ? 0 : 1)

async function tearDown() {
  cluster = null
  await leave()
}

function isAsked(name: string) {
  return names.length === 0 || names.includes(name)
}

function isOk(round: Round, finding: Finding) {
  return round.name === finding.round && isAsItHasToBe(round, finding)
}

/** As often as is wanted, less what an earlier run has done. */
async function repeat(round: Round) {
  for (let done = findings.filter(({ round: name }) => name === round.name).length; done < times; done++) {
    const finding = await onItsCluster(round, done).catch((error: unknown) => {
      broken += 1
      say(`${round.name}: BROKEN: ${error instanceof Error ? error.stack : String(error)}`)
      return null
    })
    if (!finding || round.mustLose) await tearDown()
    if (!finding) return
    findings.push(finding)
    appendFileSync(results, `${JSON.stringify(finding)}\n`)
    say(`${round.name}: ${finding.lost} lost, longest time without an order ${Math.round(finding.longestMs)} ms`)
  }
}

async function onItsCluster(round: Round, done: number): Promise<Finding> {
  cluster ??= await Cluster.start(round.cluster)
  const database = `${round.name.replaceAll('-', '_')}_${done + 1}`
  return play(round, cluster, database, join(folder, 'told.jsonl'))
}

/** Of the last run that was begun. */
function readFindings(): Finding[] {
  const lines = readFileSync(results, 'utf8').trim().split('\n')
  const begun = lines.findLastIndex((line) => line.startsWith('{"began"'))
  return lines.slice(begun + 1).map((line) => JSON.parse(line) as Finding)
}
