import { setTimeout as pause } from 'node:timers/promises'
import { findNginx } from '../../apps/api/src/testing/servers/nginx'
import { startNginx, type Nginx } from '../nginx'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'

const ROUNDS = rounds(50)

/** After this time nginx tries a failed server again. */
const TRUSTED_AFTER_MS = 1200

/** Two servers behind nginx with ops/nginx.conf, one of which is killed again and again. */
export const killOneOfTwo: Scenario = {
  name: 'kill-one-of-two',
  lacks: () => (findNginx() ? null : 'nginx'),
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    await stage.relay.open()
    const [server, other] = [await stage.addServer(), await stage.addServer()]
    const nginx = await startNginx(stage.dataDir, [server.address, other.address])
    await stage.underLoad(nginx.address, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await pause(TRUSTED_AFTER_MS)
        await stage.untilMidOrder()
        stage.tally.strike()
        await server.kill()
        await server.start()
        await stage.untilWell()
      }
    })
    await nginx.stop()
    await judge(stage, nginx)
    return stage.conclude(ROUNDS)
  },
}

/** Some calls that change data are GETs, so no call may be retried. */
async function judge({ tally, notes }: Stage, nginx: Nginx) {
  const again = (await nginx.passed()).filter(({ servers }) => servers.length > 1)
  const calls = again.filter(({ path }) => path.includes('/LH/'))
  for (const { path } of calls) tally.wrong(`${path} was sent to two servers`)
  notes.push(`nginx sent ${again.length - calls.length} pages and files a second time, and ${calls.length} calls`)
}
