import type { PushKind } from '@lohahaat/contract/platform/push-kinds'
import type { Db } from '../db/db'
import type { Letter } from '../mail/letter'
import { insertPushes } from './pushes.repository'

/**
 * A message to the devices of who gets a letter, in the same transaction: it says what the subject says and no more,
 * since it stands on a locked screen, and opens the page that the letter links to.
 */
export async function queuePush(tx: Db, email: string, kind: PushKind, { subject, link }: Letter, notBefore?: Date) {
  const { pathname, search } = new URL(link?.url ?? '/', 'https://origin.invalid')
  const path = pathname + search
  await insertPushes(tx, email, kind, { title: subject, path, tag: `${kind} ${path}` }, notBefore ?? null)
}
