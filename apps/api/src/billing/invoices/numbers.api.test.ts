import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { openDb, type Database } from '../../platform/db/db'
import { loadWorkedTruck } from '../../testing/trucks/billing'
import { buyerNow } from '../../testing/buyer-now'
import { someBuyers } from '../../testing/carts'
import { useTestServer } from '../../testing/test-server'
import { issueNote } from '../notes/issue-note'
import { cancelInvoice } from './cancel-invoice'
import { issueInvoice } from './issue-invoice'

const AT_ONCE = 50
const server = useTestServer()
const desk = () => ({ db: server.db, siteUrl: 'https://lohahaat.example' })
let admins: Actor[] = []

beforeAll(async () => {
  const ids = await someBuyers(server.db, AT_ONCE)
  admins = await Promise.all(
    ids.map(async (id) => ({ ...(await buyerNow(server.db, id)), adminRights: 'fresh' as const })),
  )
})

/** The serial numbers of each series, in the order of issue. */
const serials = async () => {
  const rows = await server.db
    .select({ kind: taxDocuments.kind, serial: taxDocuments.serial })
    .from(taxDocuments)
    .orderBy(taxDocuments.serial)
  return (['invoice', 'credit', 'debit'] as const).map((kind) =>
    rows.filter((row) => row.kind === kind).map(({ serial }) => serial),
  )
}

async function expectNoGap() {
  for (const series of await serials()) expect(series).toEqual(series.map((_, at) => at + 1))
}

/** Each posting and the whole add up to nothing, and what is owed is what the valid documents say. */
async function expectBalanced() {
  const sums = await server.db
    .select({ sum: sql<string>`sum(${ledgerEntries.paise})` })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.postingId)
  expect(sums.filter(({ sum }) => sum !== '0')).toEqual([])
  const [owed] = await server.db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.paise}), 0)` })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.account} = 'receivable'`)
  const [billed] = await server.db
    .select({
      sum: sql<string>`coalesce(sum(case ${taxDocuments.kind} when 'credit' then -1 else 1 end * ${taxDocuments.payablePaise}), 0)`,
    })
    .from(taxDocuments)
    .where(sql`${taxDocuments.cancelledAt} is null`)
  expect(owed?.sum).toBe(billed?.sum)
}

/** A connection for each of them, open before they start: nobody waits for one, so all of them want a number at once. */
async function withConnectionEach<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { connectionString } = server.connection.pool.options
  const pool = new Pool({ ...(connectionString !== undefined && { connectionString }), max: AT_ONCE })
  try {
    const held = await Promise.all(admins.map(() => pool.connect()))
    for (const client of held) client.release()
    return await work(openDb(pool))
  } finally {
    await pool.end()
  }
}

test('50 invoices at once, each by somebody else: no number is missing, none is given twice', async () => {
  const trucks: number[] = []
  for (const { userId } of admins) trucks.push(await loadWorkedTruck(server.db, userId))
  const issued = await withConnectionEach((db) =>
    Promise.all(admins.map((admin, at) => issueInvoice({ ...desk(), db }, admin, trucks[at] ?? 0, undefined))),
  )
  const numbers = issued.map(({ number }) => Number(number.slice(-6))).toSorted((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: AT_ONCE }, (_, at) => at + 1))
  await expectNoGap()
  await expectBalanced()
}, 120_000)

test('ten for one truck at once: one invoice', async () => {
  const truck = await loadWorkedTruck(server.db, admins[0]?.userId ?? 0)
  const results = await Promise.allSettled(
    admins.slice(0, 10).map((admin) => issueInvoice(desk(), admin, truck, undefined)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectNoGap()
})

type Step = { act: 'issue' | 'credit' | 'debit' | 'cancel' | 'fail'; which: number; kg: number }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('issue', 'issue', 'credit', 'debit', 'cancel', 'fail'),
  which: fc.nat(20),
  kg: fc.integer({ min: 1, max: 4_000_000 }).map((grams) => grams / 1000),
})

test('for any sequence of invoices, notes and cancellations the books balance and no number is missing', async () => {
  const [admin] = admins
  if (!admin) throw new Error('There is nobody')
  const issued: number[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { act, which, kg } of steps) {
        const invoiceId = issued[which % Math.max(1, issued.length)] ?? 0
        const noteOn = (kind: 'credit' | 'debit', lineNo: number) =>
          issueNote(
            desk(),
            admin,
            { invoiceId, kind, noteReason: 'rate', withPerTonCharges: true, noteLines: [{ lineNo, kg }] },
            undefined,
          )
        // What is refused must leave nothing behind either.
        const ignore = (work: Promise<unknown>) => work.catch(() => null)
        if (act === 'issue') {
          const truck = await loadWorkedTruck(server.db, admin.userId)
          issued.push((await issueInvoice(desk(), admin, truck, undefined)).invoiceId)
        } else if (act === 'cancel') await ignore(cancelInvoice(desk(), admin, { invoiceId, reason: 'Wrong' }))
        else await ignore(act === 'fail' ? noteOn('credit', 9) : noteOn(act, 1))
      }
      await expectNoGap()
      await expectBalanced()
    }),
    { numRuns: 25 },
  )
})
