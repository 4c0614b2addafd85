import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../../../../../scripts/debian.mjs'
import { root } from '../../../../../scripts/setup.mjs'
import type { Certificate } from './certificate'
import { freePort } from '../../platform/db/embedded/free-port'

export const findNginx = () => findProgram(['nginx'], ['/usr/sbin'])

export interface Nginx {
  port: number
  /** Of the server that only redirects. */
  plainPort: number
  log(): Promise<string>
  errors(): Promise<string>
  stop(): Promise<void>
}

interface Wanted {
  folder: string
  servers: readonly [string, string]
  /** Without one there is no TLS. */
  certificate?: Certificate
  /** Further changes of the configuration. */
  adapt?: (site: string) => string
}

/** ops/nginx.conf with other ports, paths and host name, in a temporary folder. */
export async function startNginx({ folder, servers, certificate, adapt = (site) => site }: Wanted): Promise<Nginx> {
  const program = findNginx()
  if (!program) throw new Error('There is no nginx here')
  const place = join(folder, 'nginx')
  await mkdir(place, { recursive: true })
  const [port, plainPort] = [await freePort(), await freePort()]
  const [one, other] = servers.map((address) => new URL(address).host)
  const given = await readFile(join(root, 'ops/nginx.conf'), 'utf8')
  const site = given
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}${certificate ? ' ssl http2' : ''};`)
    .replace(/ssl_certificate .*;/, certificate ? `ssl_certificate ${certificate.file};` : '')
    .replace(/ssl_certificate_key .*;/, certificate ? `ssl_certificate_key ${certificate.keyFile};` : '')
    .replaceAll('server_name lohahaat.example', 'server_name localhost')
    .replaceAll('/var/log/nginx', place)
    .replace('127.0.0.1:3000', String(one))
    .replace('127.0.0.1:3001', String(other))
  await writeFile(join(place, 'site.conf'), adapt(site))
  await writeFile(join(place, 'nginx.conf'), around(place))
  const nginx = spawn(program, ['-p', place, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' })
  const exited = once(nginx, 'exit')
  await untilItAnswers(`http://127.0.0.1:${plainPort}`)
  return {
    port,
    plainPort,
    log: () => readFile(join(place, 'lohahaat.log'), 'utf8'),
    errors: async () =>
      (await readFile(join(place, 'lohahaat-error.log'), 'utf8')) + (await readFile(join(place, 'error.log'), 'utf8')),
    async stop() {
      nginx.kill('SIGTERM')
      await exited
    },
  }
}

const around = (place: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${place}/pid;
events {}
http {
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
    if (await fetch(address, { redirect: 'manual' }).catch(() => null)) return
    await pause(50)
  }
  throw new Error('nginx did not start')
}
