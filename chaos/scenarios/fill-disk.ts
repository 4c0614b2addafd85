import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, mkdirSync } from 'node:fs'
import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadEnquiry } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Answer, Client } from '../client'
import { onExit } from '../leaving'
import type { Complaint } from '../product-server'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'
import type { Tally } from '../tally'
import { spawnSync } from 'node:child_process'

const ROUNDS = rounds(10)
const DISK_BYTES = 8 * 1024 * 1024
const FILE_BYTES = 300_000
/** Smaller than a file, so that the write fails half-way. */
const ROOM_BYTES = 100_000

/** The disk of uploaded files is full; orders continue, and uploads do once there is room. */
export const fillDisk: Scenario = {
  name: 'fill-disk',
  lacks() {
    const folder = mkdtempSync(join(tmpdir(), 'lh-disk-'))
    onExit(() => rmSync(folder, { recursive: true }))
    return mountSmallDisk(folder, DISK_BYTES) ? null : 'the right to mount a small disk, which root has'
  },
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    const { tally } = stage
    await stage.relay.open()
    const files = join(stage.dataDir, 'files')
    const disk = mountSmallDisk(files, DISK_BYTES)
    if (!disk) throw new Error('The small disk could not be mounted')
    const server = await stage.addServer()
    const [buyer] = stage.trade.buyers
    const client = buyer ? stage.client(server.address, 10_000).as(buyer) : stage.client(server.address, 10_000)
    await stage.underLoad(server.address, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await disk.fill(ROOM_BYTES)
        stage.tally.strike()
        checkNoRoomAnswer(await upload(client), tally)
        await stage.untilMidOrder()
        await disk.makeRoom()
        const { status } = (await upload(client)) ?? {}
        if (status !== 200) tally.wrong(`an upload with room answered ${status}`)
      }
    })
    const kept = await readdir(files)
    await compareFiles(stage, kept)
    return stage.conclude(ROUNDS, isNoRoomError)
  },
}

function upload(client: Client): Promise<Answer | null> {
  const form = new FormData()
  for (const [name, value] of [
    ['name', 'Asha'],
    ['phoneNo', '9812345678'],
    ['deliveryDays', '-1'],
  ] as const) {
    form.set(name, value)
  }
  form.set('file', new Blob(['%PDF-1.4\n', randomBytes(FILE_BYTES)]), 'list.pdf')
  return client.ask(uploadEnquiry.path, { method: 'POST', body: form })
}

function checkNoRoomAnswer(answer: Answer | null, tally: Tally) {
  const text = (answer?.body as { error?: string } | undefined)?.error
  if (answer?.status !== 503 || text !== refusalTexts.noRoom) {
    tally.wrong(`an upload without room answered ${answer?.status} ${text}`)
  }
}

/** Every accepted upload has its file and its row; a refused one leaves nothing. */
async function compareFiles(stage: Stage, kept: readonly string[]) {
  const names = await stage.look(async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      'select stored_name as name from files join enquiries e on e.file_id = files.id',
    )
    return rows.map(({ name }) => name)
  })
  const recorded = new Set(names)
  for (const name of kept) if (!recorded.has(name)) stage.tally.wrong('a file of a refused upload was left')
  for (const name of names) if (!kept.includes(name)) stage.tally.wrong('a record without its file was left')
  if (names.length !== ROUNDS) stage.tally.wrong(`${names.length} uploads are stored, and ${ROUNDS} were taken`)
}

const isNoRoomError = ({ msg }: Complaint) => msg === refusalTexts.noRoom

const BALLAST = '.ballast'

/** Mounts a disk of so many bytes on a folder; null without the right to mount. */
function mountSmallDisk(folder: string, bytes: number) {
  mkdirSync(folder, { recursive: true })
  const mount = ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]
  if (process.getuid?.() !== 0 || spawnSync('mount', mount).status !== 0) return null
  onExit(() => spawnSync('umount', ['-l', folder]))
  return {
    /** Fills it up to so many free bytes. */
    async fill(leaveBytes: number) {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(join(folder, BALLAST), Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)))
    },
    makeRoom: () => rm(join(folder, BALLAST), { force: true }),
  }
}
