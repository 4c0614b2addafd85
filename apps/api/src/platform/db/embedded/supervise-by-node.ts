import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { childFile, childOptions } from '../../workers/child-file'
import type { ChildOptions } from './child'
import type { Command, Running } from './running'

/** For Windows, which has no such shell: a Node process, whose IPC channel closes when the server dies. */
export function superviseByNode({ programs, data, settings, identity }: Command): Running {
  const options: ChildOptions = { programs, data, settings, ids: identity.ids, log: join(data, 'server.log') }
  const child = fork(childFile('platform/db/embedded/child'), [JSON.stringify(options)], childOptions)
  const ended = once(child, 'exit')
    .then(() => readFile(options.log, 'utf8'))
    .catch(String)
  return {
    ended,
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
