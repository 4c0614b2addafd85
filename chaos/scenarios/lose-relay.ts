import { setTimeout as pause } from 'node:timers/promises'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'

const ROUNDS = rounds(2)
const MOODY_MS = 6000
const DOWN_MS = 6000
const SILENT_MS = 4000

/** The mail relay is unreliable, then down, then silent; buyers do not notice. */
export const loseRelay: Scenario = {
  name: 'lose-relay',
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    const { relay } = stage
    const server = await stage.addServer()
    await stage.underLoad(server.address, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        stage.tally.strike()
        relay.mood = 'moody'
        await relay.open()
        await pause(MOODY_MS)
        await relay.close()
        await pause(DOWN_MS)
        relay.mood = 'silent'
        await relay.open()
        await pause(SILENT_MS)
        await relay.close()
      }
    })
    relay.mood = 'well'
    await relay.open()
    const back = performance.now()
    await stage.untilMailsAreOut(server.address)
    const took = Math.round((performance.now() - back) / 1000)
    stage.notes.push(`the last mail left by itself ${took} s after the relay was well again`)
    await relay.close()
    return stage.conclude(ROUNDS)
  },
}
