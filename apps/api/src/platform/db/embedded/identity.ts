import { execFileSync, spawnSync } from 'node:child_process'

/** A user of the operating system. */
export interface Ids {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so root starts it as `nobody`; other users start it as themselves. */
export function unprivilegedIds(): Ids | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Whether that user may enter a folder or run a program. Tried out, because all parent folders matter. */
export const canReach = (ids: Ids | undefined, path: string) =>
  !ids || spawnSync('sh', ['-c', 'test -x "$1"', 'sh', path], { ...ids, cwd: '/' }).status === 0

/** The user that the database runs as. */
export interface Identity {
  ids: Ids | undefined
  /** A command that switches to that user and runs another; empty where Node can do it. */
  prefix: readonly string[]
}

/** The options for Node to run a program as that user. */
export function commandAs({ ids, prefix }: Identity, program: string, args: readonly string[]) {
  const [command, ...rest] = [...prefix, program, ...args] as [string, ...string[]]
  return { command, args: rest, options: { ...(prefix.length === 0 && ids), cwd: '/' } }
}

/**
 * Root's data may be in a folder that only root may enter. Then the database keeps one capability of root, to pass
 * closed folders, which only `setpriv` can give.
 */
export function chooseIdentity(data: string): Identity {
  const ids = unprivilegedIds()
  if (canReach(ids, data)) return { ids, prefix: [] }
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const prefix = ['setpriv', `--reuid=${ids?.uid}`, `--regid=${ids?.gid}`, '--clear-groups', ...capability, '--']
  const { command, args, options } = commandAs({ ids, prefix }, 'sh', ['-c', 'cd "$1"', 'sh', data])
  if (spawnSync(command, args, options).status !== 0) {
    throw new Error(`DATA_DIR: must be where the user nobody may enter, as whom root runs the database: ${data}`)
  }
  return { ids, prefix }
}
