import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Services } from '../../platform/http/services'
import { consumeOrRefuse } from '../../platform/http/limits/limits'
import type { Upload } from '../../platform/http/bodies/upload'
import { kindOf } from './list-file'
import { Refusal } from '../../platform/refusal'
import { matchLines } from './match-lines'
import { readListRows } from './read-list-rows'

/** What a list in a file asks for, whatever the file is called. */
export async function readEnquiryFile(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { userId }: Actor,
  { bytes }: Upload,
): Promise<EnquiryLine[]> {
  await consumeOrRefuse(limits.listsPerUser, String(userId))
  const kind = await kindOf(bytes)
  if (kind !== 'csv' && kind !== 'xlsx') throw new Refusal('notASheet')
  return matchLines(db, await readListRows(userId, bytes))
}
