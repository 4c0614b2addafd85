import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { addGstNumber, removeGstNumber } from '@lohahaat/contract/identity/companies/gst-numbers'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { users } from '../../db/tables/identity/users'
import { giveAddresses } from '../../testing/carts'
import { addColleague, colleagueOf, newcomer, personOf } from '../../testing/firms/companies'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const FIRST = '06AAACA0000A1Z2'
const SECOND = '27AAPFU0939F1ZV'
const THIRD = '29AAGCB7383J1Z4'
let owner: TestBrowser
beforeEach(async () => {
  owner = await newcomer(server, 'Shree Sai Fabricators')
})

test('an account has a company from the start, whose PAN is in its GST number', async () => {
  const { body } = await owner.send(fetchCompany)
  expect(body).toMatchObject({
    name: 'Shree Sai Fabricators',
    companyRole: 'Owner',
    memberCount: 1,
    isSupplier: false,
    gstNumbers: [{ gstNumber: FIRST, pan: 'AAACA0000A' }],
    places: [],
  })
})

test('the places of a company are those of all its members, each once', async () => {
  const buyer = await colleagueOf(server, owner, 'Buyer')
  await giveAddresses(server.db, owner.userId)
  await giveAddresses(server.db, buyer.userId)
  const kinds = (await buyer.send(fetchCompany)).body.places.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['billing', 'shipping'])
})

test('a GST number is added once, and written down', async () => {
  const added = await owner.send(addGstNumber, { gstNumber: ` ${SECOND.toLowerCase()}` })
  expect(added.body).toEqual([
    { gstNumber: FIRST, pan: 'AAACA0000A' },
    { gstNumber: SECOND, pan: 'AAPFU0939F' },
  ])
  expect((await owner.send(addGstNumber, { gstNumber: SECOND })).body).toHaveLength(2)
  expect((await owner.send(fetchCompanyHistory, {})).body).toMatchObject([{ what: 'gst-added', detail: SECOND }])
})

test.each(['27AAPFU0939F1ZW', '27AAPFU0939F1Z', ''])('%o is no GST number', async (gstNumber) => {
  expect((await owner.send(addGstNumber, { gstNumber })).status).toBe(400)
})

test('the last GST number stays, and members take the oldest that is left', async () => {
  expect(await owner.send(removeGstNumber, { gstNumber: FIRST })).toMatchObject({ error: refusalTexts.lastGstNumber })
  await owner.send(addGstNumber, { gstNumber: SECOND })
  const [colleague, stranger] = [await addColleague(server.db, owner, 'Buyer'), await newcomer(server)]
  await server.db.update(users).set({ gstNumber: THIRD }).where(eq(users.id, colleague.userId))
  expect((await owner.send(removeGstNumber, { gstNumber: FIRST })).body).toEqual([
    { gstNumber: SECOND, pan: 'AAPFU0939F' },
  ])
  const named = await Promise.all([owner, colleague, stranger].map((person) => personOf(server.db, person)))
  expect(named.map(({ gstNumber }) => gstNumber)).toEqual([SECOND, THIRD, FIRST])
  expect((await stranger.send(fetchCompany)).body.gstNumbers).toMatchObject([{ gstNumber: FIRST }])
  expect((await owner.send(removeGstNumber, { gstNumber: FIRST })).error).toBe(refusalTexts.unknownRecord)
})

test('a company has at most 50 GST numbers', async () => {
  const { companyId } = await personOf(server.db, owner)
  const more = Array.from({ length: 49 }, (_, n) => ({ companyId, gstNumber: `${10 + n}AAACA0000A1ZX` }))
  await server.db.insert(companyGstNumbers).values(more)
  expect((await owner.send(addGstNumber, { gstNumber: SECOND })).error).toBe(refusalTexts.tooManyGstNumbers(50))
})
