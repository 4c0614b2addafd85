import { isLostDatabaseError } from '../expected'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'

const ROUNDS = rounds(20)

/** An immediate shutdown of PostgreSQL, followed by crash recovery. */
export const restartDatabase: Scenario = {
  name: 'restart-database',
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    await stage.relay.open()
    const server = await stage.addServer()
    await stage.underLoad(server.address, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await stage.untilMidOrder()
        stage.tally.strike()
        await hall.postgres.end('SIGQUIT')
        await hall.postgres.start()
        await stage.untilWell()
      }
    })
    return stage.conclude(ROUNDS, isLostDatabaseError)
  },
}
