import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { findEnquiryFile } from './enquiry-file.repository'

/** For bytes of which nothing is said, so that no program opens them by itself. */
const UNNAMED_BYTES = 'application/octet-stream'

/**
 * The list of an enquiry: for everybody while it is open, since a party must read a drawing before it can quote; then for
 * its buyer, administrators and whoever has quoted.
 */
export async function loadEnquiryFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  actor: Actor,
  enquiryId: number,
): Promise<AnsweredFile> {
  const found = await findEnquiryFile(db, enquiryId, actor.companyId)
  if (!found) throw new Refusal('enquiryNotFound')
  const isOpen = found.status === 'InProgress'
  if (!may(actor, 'see the file of an enquiry', { ...found, isOpen })) throw new Refusal('notYourEnquiry')
  const { storedName, name } = found
  const bytes = storedName === null ? null : await storage.get(storedName)
  if (bytes === null || name === null) throw new Refusal('noEnquiryFile')
  return { name, mediaType: UNNAMED_BYTES, bytes: Buffer.from(bytes) }
}
