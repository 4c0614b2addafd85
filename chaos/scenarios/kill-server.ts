import { isLostDatabaseError } from '../expected'
import type { ProductServer } from '../product-server'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'

interface Kill {
  name: string
  engine: 'postgres' | 'embedded'
  times: number
  kill(server: ProductServer): Promise<void>
}

/** A server is killed at any moment and restarted. */
const killing = ({ name, engine, times, kill }: Kill): Scenario => ({
  name,
  async run(hall) {
    const stage = await Stage.set(hall, name, engine)
    await stage.relay.open()
    const server = await stage.addServer()
    await stage.underLoad(server.address, async () => {
      for (let round = 0; round < times; round++) {
        await stage.untilMidOrder()
        stage.tally.strike()
        await kill(server)
        await server.start()
        await stage.untilWell()
      }
    })
    return stage.conclude(times, isLostDatabaseError)
  },
})

const onEmbedded = { engine: 'embedded', times: rounds(25) } as const

export const killServer = killing({
  name: 'kill-server',
  engine: 'postgres',
  times: rounds(200),
  kill: (server) => server.kill(),
})

/** Its database stops with it. */
export const killEmbeddedServer = killing({
  ...onEmbedded,
  name: 'kill-embedded-server',
  kill: (server) => server.kill(),
})

/** The server exits by itself when its database is gone. */
export const killEmbeddedDatabase = killing({
  ...onEmbedded,
  name: 'kill-embedded-database',
  kill: (server) => server.killDatabase(),
})

/** Like a power failure, except that written data that was not synced survives. */
export const killEverything = killing({
  ...onEmbedded,
  name: 'kill-everything',
  kill: (server) => server.killEverything(),
})
