import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { commandAs } from './identity'
import { argumentsOf, type Command, type Running } from './running'

/**
 * Starts PostgreSQL, and a second shell that waits for the end of a pipe from the server and then stops PostgreSQL: the
 * pipe closes however the server dies. Shells, because a Node process would take 40 MB. PG_GRANDPARENT_PID keeps
 * PostgreSQL from mistaking that process for a second PostgreSQL on its folder.
 */
const SCRIPT = `
sockets=$1
export PG_GRANDPARENT_PID=$2
shift 2
"$@" 3<&- &
postgres=$!
{ read -r _ <&3; kill -INT $postgres; } 2>&- &
watcher=$!
exec 3<&-
wait $postgres
{ kill $watcher; rm -rf "$sockets"; } 2>&-
`

const MAX_WORDS = 2000
const FLUSHED_MS = 200

export function superviseByShell({ programs, data, settings, identity, sockets, stranger }: Command): Running {
  const postgres = [join(programs, 'postgres'), '-D', data, ...argumentsOf(settings)]
  const shell = ['-c', SCRIPT, 'sh', sockets, String(stranger), ...postgres]
  const { command, args, options } = commandAs(identity, 'sh', shell)
  const child = spawn(command, args, {
    ...options,
    // A process group of its own: on Ctrl+C the server finishes its requests first.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-MAX_WORDS)))
  const pipe = child.stdio[3] as Writable
  pipe.on('error', () => {})
  const closed = once(child, 'close').catch(() => {})
  const ended = once(child, 'exit')
    // Processes of a killed PostgreSQL may keep its output open for a while.
    .then(() => Promise.race([closed, pause(FLUSHED_MS)]))
    .then(
      () => words,
      (error: unknown) => String(error),
    )
  return {
    ended,
    async stop() {
      pipe.end()
      await ended
    },
  }
}
