import type { Member } from '@lohahaat/domain/identity/actor'
import type { BoughtSize } from '@lohahaat/contract/site/desks/buyer-desk'
import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { groupBy } from '../../platform/group-by'
import type { Db } from '../../platform/db/db'
import { listBoughtSizes, listDailyPrices } from './bought-sizes.repository'

const DAYS = 60

/** Rates of the sizes that a buyer orders, with what they did lately. */
export async function loadBoughtSizes(db: Db, member: Member, now: Date, limit: number): Promise<BoughtSize[]> {
  const sizes = await listBoughtSizes(db, member, limit)
  if (sizes.length === 0) return []
  const today = startOfIstDay(istDay(now))
  const ids = sizes.map(({ itemId }) => itemId)
  const changes = groupBy(await listDailyPrices(db, ids, startOfIstDay(istDay(now), -DAYS)), ({ itemId }) => itemId)
  return sizes.map(({ price, ...size }) => {
    const own = changes.get(size.itemId) ?? []
    const yesterday = own.findLast(({ at }) => at < today)?.paise ?? price
    return {
      ...size,
      price: toRupees(price),
      move: toRupees(price - yesterday),
      history: own.map(({ paise, at }) => ({ price: toRupees(paise), at: at.toISOString() })),
    }
  })
}
