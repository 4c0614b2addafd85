import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchSharedList } from '@lohahaat/contract/sourcing/lists/list-link'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { unlessGuessing } from '../../platform/http/limits/guessed-links'
import { hashToken, randomToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { lockList } from './kept-lists.repository'
import { deleteLinksOf, findShared, insertLink } from './list-links.repository'

const DAY_MS = 24 * 60 * 60 * 1000
const OPEN_DAYS = 30

/** Makes the link of a list; the one before shows nothing any more. */
export const shareList = (
  db: Database,
  { companyId, at }: Actor,
  { listId, showsPrices }: { listId: number; showsPrices: boolean },
) =>
  db.transaction(async (tx) => {
    if (!(await lockList(tx, listId, companyId))) throw new Refusal('unknownRecord')
    const secret = randomToken()
    const endsAt = new Date(at.getTime() + OPEN_DAYS * DAY_MS)
    await deleteLinksOf(tx, listId)
    await insertLink(tx, { listId, secretHash: hashToken(secret), showsPrices, createdAt: at, endsAt })
    return { secret, showsPrices, endsAt: endsAt.toISOString() }
  })

export const unshareList = (db: Database, { companyId }: Actor, listId: number) =>
  db.transaction(async (tx) => {
    if (!(await lockList(tx, listId, companyId))) throw new Refusal('unknownRecord')
    await deleteLinksOf(tx, listId)
    return { success: true } as const
  })

/** What was written may name people and places, so that a stranger sees what was understood of it. */
export async function loadShared(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  address: string,
  secret: string,
  at: Date,
): Promise<ResponseOf<typeof fetchSharedList>> {
  const found = await unlessGuessing(limits.wrongSharesPerAddress, address, () => findShared(db, hashToken(secret), at))
  if (!found) throw new Refusal('listLinkDead')
  const { name, endsAt, showsPrices } = found
  const lines = found.lines.flatMap(({ understood, priced }) => {
    if (!understood) return []
    const { className, size, thickness, length, quantity, unit } = understood
    const offer = showsPrices ? priced : null
    return [
      {
        className,
        size,
        thickness,
        length,
        quantity,
        unit,
        brandName: offer?.brandName ?? null,
        price: offer?.price ?? null,
      },
    ]
  })
  return { name, endsAt: endsAt.toISOString(), lines }
}
