import type { Actor } from '@lohahaat/domain/identity/actor'
import { leafFinder } from '../../catalogue/tree/find-leaf'
import { listLeaves } from '../../catalogue/tree/leaves.repository'
import { consumeOrRefuse, type Limits } from '../../platform/http/limits/limits'
import { placeInQueue } from '../../platform/http/limits/place-in-queue'
import type { Services } from '../../platform/http/services'
import { readPdfFile, readPhotoFile } from '../../platform/printed-text/read-printed'
import { Refusal } from '../../platform/refusal'
import { kindOf } from './list-file'
import type { ReadLine } from './match-lines'
import { readPdfRows, readPhotoRows } from './printed/read-printed-list'
import { readListRows } from './read-list-rows'

/** Who asks: an account, or a visitor of a network. */
export interface Asker {
  actor: Actor | null
  address: string
}

/** The lines of a list in a file, whatever the file is called: a sheet by its rows, a PDF by its text, a photo by its look. */
export async function readListFile(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  asker: Asker,
  bytes: Buffer,
): Promise<ReadLine[]> {
  const account = placeInQueue(asker)
  switch (await kindOf(bytes)) {
    case 'csv':
    case 'xlsx':
      return readListRows(account, bytes)
    case 'pdf':
      return readPdfRows(account, await readPdfFile(account, bytes))
    case 'jpg':
    case 'png':
    case 'webp':
      await countPhoto(limits, asker)
      return readPhotoRows(account, await readPhotoFile(account, bytes), leafFinder(await listLeaves(db)))
    default:
      throw new Refusal('notAList')
  }
}

const countPhoto = (limits: Limits, { actor, address }: Asker) =>
  actor
    ? consumeOrRefuse(limits.photosPerUser, String(actor.userId))
    : consumeOrRefuse(limits.photosPerAddress, address)
