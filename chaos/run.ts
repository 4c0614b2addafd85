import { openHall, type Hall } from './hall'
import { leave } from './leaving'
import { printOutcomes, say, type Outcome } from './outcome'
import type { Scenario } from './scenario'
import { fillDisk } from './scenarios/fill-disk'
import { killMidInvoice } from './scenarios/kill-mid-invoice'
import { killOneOfTwo } from './scenarios/kill-one-of-two'
import { killEmbeddedDatabase, killEmbeddedServer, killEverything, killServer } from './scenarios/kill-server'
import { loseDatabase } from './scenarios/lose-database'
import { loseRelay } from './scenarios/lose-relay'
import { restartDatabase } from './scenarios/restart-database'
import { slowConnections } from './scenarios/slow-connections'

const all: readonly Scenario[] = [
  killServer,
  killEmbeddedServer,
  killEmbeddedDatabase,
  killEverything,
  killMidInvoice,
  restartDatabase,
  loseRelay,
  fillDisk,
  loseDatabase,
  killOneOfTwo,
  slowConnections,
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.some((scenario) => scenario.name === name))
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const breakOff = () => void leave().then(() => process.exit(1))
process.once('SIGINT', breakOff).once('SIGTERM', breakOff)
process.once('uncaughtException', (error) => {
  say(String(error.stack))
  breakOff()
})

const outcomes: Outcome[] = []
const broken: string[] = []

async function play(scenario: Scenario, hall: Hall) {
  const began = Date.now()
  try {
    outcomes.push(await scenario.run(hall))
  } catch (error) {
    broken.push(scenario.name)
    say(`${scenario.name}: BROKEN: ${error instanceof Error ? error.stack : String(error)}`)
  }
  say(`${scenario.name}: done in ${Math.round((Date.now() - began) / 1000)} s`)
}

const hall = await openHall()
for (const scenario of all) {
  if (asked.length > 0 && !asked.includes(scenario.name)) continue
  const lack = scenario.lacks?.()
  if (lack) say(`${scenario.name}: skipped, for it needs ${lack}`)
  else await play(scenario, hall)
}
await leave()
say('')
printOutcomes(outcomes)
process.exit(broken.length > 0 || outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0)
