import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { whenLeaving } from './leaving'

const BALLAST = '.ballast'

/** A disk of so many bytes in the place of a folder; null where nobody may mount one. */
export function mountSmallDisk(folder: string, bytes: number) {
  mkdirSync(folder, { recursive: true })
  const mount = ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]
  if (process.getuid?.() !== 0 || spawnSync('mount', mount).status !== 0) return null
  whenLeaving(() => spawnSync('umount', ['-l', folder]))
  return {
    /** Leaves so many bytes and no more. */
    async fill(leaveBytes: number) {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(join(folder, BALLAST), Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)))
    },
    makeRoom: () => rm(join(folder, BALLAST), { force: true }),
  }
}
