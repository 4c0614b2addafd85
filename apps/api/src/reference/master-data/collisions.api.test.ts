import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { brandStore } from '../kinds/brand-details.repository'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { findUses } from './write.repository'

const server = useTestServer()
const admin = useAdmin(server)
const { list, create, update, remove } = brandDetails.calls

const newBrand = async (brandName: string) => (await admin.send(create, { brandName, brandDescription: 'A mill' })).body
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

test('of ten who create the same brand at once, one does', async () => {
  const brand = { brandName: 'Everybody', brandDescription: 'A mill' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.send(create, brand)))
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  expect((await admin.send(list, { brandId: -1, search: 'everybody' })).body).toHaveLength(1)
})

test('of ten who save the same form at once, one does, and the audit has that one', async () => {
  const [brand] = (await admin.send(list, { brandId: 1 })).body
  if (!brand) throw new Error('The first demo brand is gone')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => admin.send(update, { ...brand, brandDescription: `By number ${n}` })),
  )
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  expect(answers.map(({ error }) => error).join()).not.toContain('somebody')
  const saved = answers.find(({ status }) => status === 200)?.body
  expect((await admin.send(list, { brandId: brand.brandId })).body).toEqual([saved])
  const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.recordId, brand.brandId))
  expect(entries.filter(({ action, resource }) => action === 'Updated' && resource === 'Brand')).toHaveLength(1)
})

test('a brand that is taken into stock while it is being deleted stays', async () => {
  const brand = await newBrand('Just in time')
  const takeIntoStock = server.db.update(stockItems).set({ brandId: brand.brandId }).where(eq(stockItems.id, 1))
  const [removed] = await Promise.all([admin.send(remove, { brandId: brand.brandId }), takeIntoStock.catch(() => null)])
  const { rows } = await server.db.execute<{ lost: number }>(
    sql`select count(*)::int as lost from stock_items where not exists (select 1 from brands where brands.id = brand_id)`,
  )
  expect(rows).toEqual([{ lost: 0 }])
  if (removed.status === 400) expect(removed.error).toMatch(/^Used by /)
})

test('a save that fails leaves neither the record nor an entry in the audit', async () => {
  const before = await server.db.$count(auditEntries)
  await newBrand('Only once')
  await newBrand('ONLY ONCE')
  expect(await server.db.$count(auditEntries)).toBe(before + 1)
})

test('nothing uses a record of a kind that nothing can use', async () => {
  expect(await findUses(server.db, { ...brandStore, uses: [] }, 1)).toEqual([])
})
