import { setTimeout as pause } from 'node:timers/promises'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { openSlowConnections } from '../slow-crowd'
import { Stage } from '../stage'

/** Long enough for each kind to be cut off: JSON has half a minute. */
const SECONDS = rounds(60)
const CROWD = 200
const MAX_MS = 100

/** Two hundred connections with slow headers, JSON, files or reads; other clients do not notice. */
export const slowConnections: Scenario = {
  name: 'slow-connections',
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    await stage.relay.open()
    const { address } = await stage.addServer()
    await fetch(`${address}/`)
    const crowd = openSlowConnections(address, stage.trade.admin, CROWD)
    await crowd.gathered
    const times: number[] = []
    const until = Date.now() + SECONDS * 1000
    while (Date.now() < until) {
      const began = performance.now()
      await fetch(`${address}/healthz`).then((answer) => answer.text())
      times.push(performance.now() - began)
      stage.tally.requests += 1
      await pause(50)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN)
    stage.notes.push(
      `/healthz beside ${crowd.count()} of them: median ${at(0.5)} ms, 99 of 100 below ${at(0.99)} ms, worst ${at(1)} ms`,
      `cut off: ${[...crowd.cut].map(([kind, times]) => `${times} ${kind}`).join(', ')}`,
    )
    if (at(0.99) >= MAX_MS) stage.tally.wrong(`/healthz took ${at(0.99)} ms`)
    for (const [kind, times] of crowd.cut) if (times === 0) stage.tally.wrong(`nobody was cut off ${kind}`)
    crowd.disperse()
    return stage.conclude(SECONDS)
  },
}
