import type { AdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { divideHalfUp, fromUnits } from '@lohahaat/domain/platform/decimal'
import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { loadMailQueue } from '../../platform/mail/mail-queue'
import { countStock, listOddPrices, listOpenEnquiries, salesBetween, salesByDay } from './admin-desk.repository'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7
const SHOWN = 5
const OFF_MEDIAN_PERCENT = 15
const OLD_PRICE_DAYS = 7
const UNTOUCHED_DAYS = 14

/** What an administrator looks at first. */
export async function loadAdminDesk(db: Db, { at: now }: Actor): Promise<AdminDesk> {
  const today = istDay(now)
  const monday = startOfIstDay(today, -daysSinceMonday(today))
  const start = after(monday, -WEEK)
  const aWeekAgo = after(now, -WEEK)
  const [sales, lastWeekByNow, odd, waiting, mails, stock] = await Promise.all([
    salesByDay(db, start, after(monday, WEEK)),
    salesBetween(db, startOfIstDay(today, -WEEK), aWeekAgo),
    listOddPrices(db, { off: OFF_MEDIAN_PERCENT, olderThan: after(now, -OLD_PRICE_DAYS), limit: SHOWN }),
    listOpenEnquiries(db, SHOWN),
    loadMailQueue(db),
    countStock(db, after(now, -UNTOUCHED_DAYS)),
  ])
  const byDay = new Map(sales.map(({ day, ...sold }) => [day, sold]))
  return {
    now: now.toISOString(),
    days: Array.from({ length: 2 * WEEK }, (_, at) => {
      const day = istDay(after(start, at))
      return { day, ...toSales(byDay.get(day)) }
    }),
    lastWeekByNow: toSales(lastWeekByNow),
    oddPrices: {
      total: odd[0]?.total ?? 0,
      shown: odd.map(({ pricePaise, medianPaise, changedAt, total: _, ...item }) => ({
        ...item,
        price: toRupees(pricePaise),
        median: medianPaise === null ? null : toRupees(BigInt(medianPaise)),
        changedAt: changedAt.toISOString(),
      })),
    },
    waitingEnquiries: {
      total: waiting[0]?.total ?? 0,
      shown: waiting.map(({ createdAt, total: _, ...enquiry }) => ({ ...enquiry, createdAt: createdAt.toISOString() })),
    },
    stuckMails: {
      total: mails.failing.length,
      shown: mails.failing
        .slice(0, SHOWN)
        .map(({ subject, recipient, attempts, lastError }) => ({ subject, recipient, attempts, lastError })),
    },
    stock,
  }
}

const after = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)

/** 1970 began on a Thursday. */
const daysSinceMonday = (day: string) => (Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) + 3) % WEEK

const nothing = { orders: 0, grams: 0n, paise: 0n }

const toSales = ({ orders, grams, paise } = nothing) => ({
  orders,
  tons: Number(fromUnits(divideHalfUp(grams, 1000n), 3)),
  rupees: toRupees(paise),
})
