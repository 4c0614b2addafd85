import type { Command, Running } from './running'
import { superviseByNode } from './supervise-by-node'
import { superviseByShell } from './supervise-by-shell'
import { byPort, bySocket, type EndpointKind } from './endpoint'

/** What differs between operating systems. */
export interface Platform {
  way: EndpointKind
  supervise(command: Command): Running
}

const unix: Platform = { way: bySocket, supervise: superviseByShell }
export const windows: Platform = { way: byPort, supervise: superviseByNode }

export const thisPlatform = process.platform === 'win32' ? windows : unix
