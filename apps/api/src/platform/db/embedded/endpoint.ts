import { randomBytes } from 'node:crypto'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './data-folder'
import { freePort } from './free-port'
import { canReach, type Ids } from './identity'

/** How the server, and nobody else, reaches its database. */
interface Endpoint {
  url: string
  settings: readonly string[]
  /** The folder of the socket; empty when there is none. */
  sockets: string
}

export interface EndpointKind {
  /** The options of initdb for it. */
  prepare(data: string, ids: Ids | undefined): readonly string[]
  open(data: string, ids: Ids | undefined): Promise<Endpoint>
}

/** A Unix socket in a private folder. */
export const bySocket: EndpointKind = {
  prepare: () => ['--auth-local=trust', '--auth-host=reject'],
  async open(_data, ids) {
    // Socket paths are limited to about 100 characters, so it cannot be under DATA_DIR.
    const sockets = await mkdtemp(join(temporaryFolder(ids), 'lh-'))
    await makeFolder(sockets, ids)
    return {
      url: `postgresql://postgres@${encodeURIComponent(sockets)}/postgres`,
      settings: ['listen_addresses=', 'port=5432', `unix_socket_directories="${sockets}"`],
      sockets,
    }
  },
}

const passwordFile = (data: string) => `${data}-password`

/** For Windows: a loopback port, and a password stored beside the data. */
export const byPort: EndpointKind = {
  prepare(data, ids) {
    writeFileSync(passwordFile(data), randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (ids) chownSync(passwordFile(data), ids.uid, ids.gid)
    return ['--auth=scram-sha-256', `--pwfile=${passwordFile(data)}`]
  },
  async open(data) {
    const port = await freePort()
    return {
      url: `postgresql://postgres:${readFileSync(passwordFile(data), 'utf8')}@127.0.0.1:${port}/postgres`,
      settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
      sockets: '',
    }
  },
}

const MAX_FOLDER_LENGTH = 70

/** The system's, unless the database user cannot enter it or its path is too long for a socket. */
export const temporaryFolder = (ids: Ids | undefined) =>
  [tmpdir(), '/tmp', '/var/tmp'].find((folder) => folder.length <= MAX_FOLDER_LENGTH && canReach(ids, folder)) ??
  tmpdir()
