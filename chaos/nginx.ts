import { startNginx as start } from '../apps/api/src/testing/servers/nginx'
import { onExit } from './leaving'

/** A request as nginx passed it on: to several servers in turn, when it retried. */
interface Passed {
  path: string
  servers: string[]
}

export interface Nginx {
  address: string
  passed(): Promise<Passed[]>
  stop(): Promise<void>
}

const LINE = /"\S+ (.*)" \d+ \d+ \S+ (.*)$/

/** ops/nginx.conf, for many clients on one address without TLS. */
export async function startNginx(folder: string, servers: readonly [string, string]): Promise<Nginx> {
  const adapt = (site: string) =>
    site.replace(/rate=\d+r\/s/g, 'rate=100000r/s').replace('connections 100;', 'connections 10000;')
  const { port, log, stop } = await start({ folder, servers, adapt })
  onExit(stop)
  return {
    address: `http://127.0.0.1:${port}`,
    async passed() {
      const lines = (await log()).trim().split('\n')
      return lines.map((line) => {
        const [, path = '', servers = ''] = LINE.exec(line) ?? []
        return { path, servers: servers.split(', ') }
      })
    },
    stop,
  }
}
