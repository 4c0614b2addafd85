import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { addGstNumber } from '@lohahaat/contract/identity/companies/gst-numbers'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import { fetchCompanies, mergeCompanies } from '@lohahaat/contract/identity/companies/merge-companies'
import { fetchMembers } from '@lohahaat/contract/identity/companies/members'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { quotes } from '../../db/tables/sourcing/quotes'
import { giveAddresses, someItems } from '../../testing/carts'
import { addColleague, newcomer, personOf } from '../../testing/firms/companies'
import { placeOrder } from '../../testing/orders'
import { nameFirm, quote, tonsAndPieces } from '../../testing/quotes'
import { useAdmin } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const SECOND = '27AAPFU0939F1ZV'

const companyOf = async (browser: TestBrowser) => (await personOf(server.db, browser)).companyId
const merge = async (from: TestBrowser, into: TestBrowser) =>
  admin.send(mergeCompanies, { fromCompanyId: await companyOf(from), intoCompanyId: await companyOf(into) })

test('members, orders, quotes and GST numbers of one company are the other’s', async () => {
  const boss = await newcomer(server, 'Verma Fabricators')
  const other = await newcomer(server, 'Verma Fabricators Pune')
  await addColleague(server.db, other, 'Accounts')
  await other.send(addGstNumber, { gstNumber: SECOND })
  await giveAddresses(server.db, other.userId)
  const [item = 0] = await someItems(server.db, 1)
  const orderId = await placeOrder(server.db, other.userId, [{ stockItemId: item }])
  const asked = await tonsAndPieces(server.db, admin.userId)
  const both = await tonsAndPieces(server.db, admin.userId)
  await quote(other, asked, [40_000, 900])
  for (const browser of [boss, other]) await quote(browser, both, [40_000, 900])
  const [from, into] = [await companyOf(other), await companyOf(boss)]

  const merged = await merge(other, boss)
  expect(merged.body).toMatchObject({ companyId: into, memberCount: 3, gstNumbers: ['06AAACA0000A1Z2', SECOND] })
  const roles = (await boss.send(fetchMembers, {})).body.map(({ companyRole }) => companyRole)
  expect(roles.toSorted()).toEqual(['Accounts', 'Buyer', 'Owner'])
  expect((await other.send(fetchCompany)).body).toMatchObject({ companyId: into, companyRole: 'Buyer' })
  expect((await boss.send(fetchMyOrder, { of: 'company' })).body.map((order) => order.orderId)).toEqual([orderId])
  expect((await boss.send(fetchCompanyHistory, {})).body[0]).toMatchObject({
    what: 'merged',
    whom: 'Verma Fabricators Pune',
  })
  const companiesOf = async (enquiryId: number) =>
    (await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiryId))).map(({ companyId }) => companyId)
  expect(await companiesOf(asked.id)).toEqual([into])
  // A company has one quote for an enquiry, so the other is withdrawn, and whoever gave it can change the one that stays.
  expect(await companiesOf(both.id)).toEqual([into])
  expect((await quote(other, both, [39_000, 900])).status).toBe(200)
  const audited = await server.db.select().from(auditEntries).where(eq(auditEntries.resource, 'Companies'))
  expect(audited.map(({ recordId, action }) => [recordId, action])).toEqual([
    [from, 'Deleted'],
    [into, 'Updated'],
  ])
  // It is empty, so it is neither listed nor merged into.
  const listed = (await admin.send(fetchCompanies, { search: 'Verma Fabricators' })).body
  expect(listed.map(({ companyId }) => companyId)).not.toContain(from)
  const back = await admin.send(mergeCompanies, { fromCompanyId: into, intoCompanyId: from })
  expect(back.error).toBe(refusalTexts.unknownRecord)
})

test('the supplier of one of them is the supplier of both; two are not merged', async () => {
  const boss = await newcomer(server)
  const supplier = await newcomer(server)
  await nameFirm(server.db, supplier, 'Rathi Tubes', 1)
  expect((await merge(supplier, boss)).body.sellerName).not.toBeNull()
  const rival = await newcomer(server)
  await nameFirm(server.db, rival, 'Surya Steels', 2)
  expect(await merge(rival, boss)).toMatchObject({ status: 400, error: refusalTexts.bothAreSuppliers })
  expect((await merge(boss, boss)).error).toBe(refusalTexts.sameCompany)
})

test('companies are found by name and GST number', async () => {
  const boss = await newcomer(server, 'Kaveri Structurals')
  const [found] = (await admin.send(fetchCompanies, { search: 'kaveri 06AAACA' })).body
  expect(found).toMatchObject({ name: 'Kaveri Structurals', memberCount: 1, sellerName: null })
  expect(found?.owners).toEqual([(await personOf(server.db, boss)).email])
})
