import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../scripts/debian.mjs'
import { root } from '../scripts/setup.mjs'
import { freePort } from '../apps/api/src/testing/postgres-server'
import { whenLeaving } from './leaving'

export const findNginx = () => findProgram(['nginx'], ['/usr/sbin'])

/** A request as nginx passed it on: to several servers, one after the other, when it sent it again. */
interface Passed {
  path: string
  servers: string[]
}

export interface Nginx {
  address: string
  passed(): Promise<Passed[]>
  stop(): Promise<void>
}

/** The given configuration with other ports, in a folder of its own. */
export async function startNginx(folder: string, servers: readonly [string, string]): Promise<Nginx> {
  const program = findNginx()
  if (!program) throw new Error('There is no nginx here')
  const place = join(folder, 'nginx')
  await mkdir(place, { recursive: true })
  const port = await freePort()
  const given = await readFile(join(root, 'ops/nginx.conf'), 'utf8')
  const [one, other] = servers.map((address) => new URL(address).host)
  const site = given
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', String(one))
    .replace('127.0.0.1:3001', String(other))
  await writeFile(join(place, 'site.conf'), site)
  await writeFile(join(place, 'nginx.conf'), around(place))
  const nginx = spawn(program, ['-p', place, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' })
  const exited = once(nginx, 'exit')
  const stop = async () => {
    nginx.kill('SIGTERM')
    await exited
  }
  whenLeaving(stop)
  const address = `http://127.0.0.1:${port}`
  await untilItAnswers(address)
  return {
    address,
    async passed() {
      const lines = (await readFile(join(place, 'passed.log'), 'utf8')).trim().split('\n')
      return lines.map((line) => {
        const [path = '', servers = ''] = line.split('|')
        return { path, servers: servers.split(', ') }
      })
    },
    stop,
  }
}

const around = (place: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${place}/pid;
events {}
http {
  log_format passed '$uri|$upstream_addr';
  access_log ${place}/passed.log passed;
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  include ${place}/site.conf;
}
`

async function untilItAnswers(address: string) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${address}/`).catch(() => null)) return
    await pause(50)
  }
  throw new Error('nginx did not start')
}
