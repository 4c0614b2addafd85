import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'

const ON_POSTGRES = rounds(200)
const ON_EMBEDDED = rounds(25)

/** A server that is gone in the middle of anything, and comes back in its place. */
export const killServer: Scenario = {
  name: 'kill-server',
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    await stage.relay.open()
    const server = await stage.addServer()
    await stage.underLoad(server.address, async () => {
      for (let round = 0; round < ON_POSTGRES; round++) {
        await stage.untilMidOrder()
        stage.tally.strike()
        await server.kill()
        await server.start()
        await stage.untilWell()
      }
    })
    return stage.conclude(ON_POSTGRES)
  },
}

/** As above on the embedded database, which every other time is killed along. */
export const killEmbedded: Scenario = {
  name: 'kill-embedded',
  async run(hall) {
    const stage = await Stage.set(hall, this.name, 'embedded')
    await stage.relay.open()
    const server = await stage.addServer()
    await stage.underLoad(server.address, async () => {
      for (let round = 0; round < ON_EMBEDDED; round++) {
        await stage.untilMidOrder()
        stage.tally.strike()
        await server.kill({ group: round % 2 === 1 })
        await server.start()
        await stage.untilWell()
      }
    })
    return stage.conclude(ON_EMBEDDED)
  },
}
