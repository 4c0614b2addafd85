// @ts-check
import { spawn } from 'node:child_process'
import events from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './setup.mjs'

/** The built product with its demo data in a folder that goes away with it. */
export async function startDemoServer() {
  const folder = mkdtempSync(join(tmpdir(), 'lh-demo-'))
  const { url, stop } = await startServer({ DATA_DIR: folder })
  return {
    url,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The built product, once it serves.
 * @param {Record<string, string>} env
 */
export async function startServer(env) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['apps/api/build/server.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: url, ...env },
  })
  const ended = events.once(server, 'exit')
  await Promise.race([isReady(url), ended.then(() => Promise.reject(new Error('The server did not start.')))])
  return {
    url,
    async stop() {
      server.kill()
      await ended
    },
  }
}

/** @param {string} url */
async function isReady(url) {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await events.once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await events.once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
