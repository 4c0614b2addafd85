import { beforeEach, expect, test } from 'vitest'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { addGstNumber, removeGstNumber } from '@lohahaat/contract/identity/companies/gst-numbers'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { giveAddresses } from '../../testing/carts'
import { colleagueOf, newcomer, personOf } from '../../testing/firms/companies'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const FIRST = '06AAACA0000A1Z2'
const SECOND = '27AAPFU0939F1ZV'
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
  expect((await owner.send(removeGstNumber, { gstNumber: FIRST })).body).toEqual([
    { gstNumber: SECOND, pan: 'AAPFU0939F' },
  ])
  expect((await personOf(server.db, owner)).gstNumber).toBe(SECOND)
  expect((await owner.send(removeGstNumber, { gstNumber: FIRST })).error).toBe(refusalTexts.unknownRecord)
})
