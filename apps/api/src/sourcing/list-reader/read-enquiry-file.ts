import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Services } from '../../platform/http/services'
import { consumeOrRefuse } from '../../platform/http/limits/limits'
import type { Upload } from '../../platform/http/bodies/upload'
import { matchLines } from './match-lines'
import { readListFile, type Asker } from './read-list-file'

/** What a list in a file asks for, whatever the file is called. */
export async function readEnquiryFile(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  asker: Asker & { actor: Actor },
  { bytes }: Upload,
): Promise<EnquiryLine[]> {
  await consumeOrRefuse(limits.listsPerUser, String(asker.actor.userId))
  return matchLines(db, await readListFile({ db, limits }, asker, bytes))
}
