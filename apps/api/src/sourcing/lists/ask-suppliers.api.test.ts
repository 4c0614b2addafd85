import { beforeAll, expect, test } from 'vitest'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { createEnquiry, fetchEnquiries, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { askSuppliers } from '@lohahaat/contract/sourcing/lists/ask-suppliers'
import { filledEnquiry, leafIds } from '../../testing/enquiries'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const supplier = useBuyer(server)
let leaf: Record<'classId' | 'sizeId' | 'thicknessId', number>

beforeAll(async () => {
  const { classId, sizeId, thicknessId } = await leafIds(server.db, 'SHS / 45x45 / 2.9')
  leaf = { classId, sizeId, thicknessId }
})

const wishes = { make: 'Tata Structura', grade: 'YST 310', remark: 'Delivery MIDC Bhosari; by 20 Nov' }
const item = (changes: object = {}) => ({
  ...leaf,
  quantity: 20,
  quantityUnit: 'Pieces',
  length: 12,
  asWritten: 'SHS 45x45x2.9 tata 12 mtr 20 nos by 20 Nov',
  ...wishes,
  ...changes,
})
const ask = (items: unknown, key?: string, browser: TestBrowser = buyer) =>
  browser.send(askSuppliers, { askedItems: items }, key === undefined ? {} : { 'idempotency-key': key })

test('the lines become one enquiry, each with its length, make, grade and wish, and as it was written', async () => {
  const { status, body } = await ask([item(), item({ quantity: 2, quantityUnit: 'Ton' })])
  expect(status).toBe(200)
  const [enquiry] = (await buyer.send(fetchEnquiries, { enquiryId: body.enquiryId })).body
  expect(enquiry).toMatchObject({ leadId: body.leadId, brand: null, status: 'InProgress', itemCount: 2 })
  const asked = { length: 12, quantity: 20, asWritten: item().asWritten, ...wishes }
  expect(enquiry?.enquiryItems[0]).toMatchObject(asked)

  const [seen] = (await supplier.send(fetchEnquiries, { enquiryId: body.enquiryId })).body
  expect(seen?.enquiryItems[0]).toMatchObject(asked)
})

test('any brand stays so through an edit, and one that was named is not dropped', async () => {
  const { enquiryId } = (await ask([item()])).body
  const load = async () => (await buyer.send(fetchEnquiries, { enquiryId })).body[0]
  const filled = await filledEnquiry(server.db, [])
  const edit = async (changes: object) => {
    const [saved] = (await load())?.enquiryItems ?? []
    const askedItems = [item({ enquiryItemId: saved?.enquiryItemId, quantity: 30 })]
    return buyer.send(updateEnquiry, { ...filled, enquiryId, askedItems, ...changes })
  }
  expect((await edit({ brandId: null })).status).toBe(200)
  expect(await load()).toMatchObject({ brand: null, brandId: null, enquiryItems: [{ quantity: 30, ...wishes }] })
  expect((await edit({ brandId: undefined })).error).toBe(enquiryMessages.brandMissing)
  expect((await edit({})).status).toBe(200)
  expect(await load()).toMatchObject({ brandId: filled.brandId })
  const dropped = await edit({ brandId: null })
  expect([dropped.status, dropped.headers['error-code']]).toEqual([400, 'brand-needed'])
  // A new enquiry names one, as the form of the specification asks.
  const created = await buyer.send(createEnquiry, { ...filled, askedItems: [item()], brandId: null })
  expect(created).toMatchObject({ status: 400, error: enquiryMessages.brandMissing })
})

test.each(['make', 'grade', 'remark'])('a %s that is too long is refused', async (field) => {
  expect((await ask([item({ [field]: 'x'.repeat(201) })])).status).toBe(400)
})

test('a repeat with the same key makes no second enquiry', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask([item()], 'one')))
  expect(new Set(answers.map(({ body }) => body.enquiryId)).size).toBe(1)
})

test.each([
  { say: 'nothing asked', items: () => [] },
  { say: 'a pipe of another class', items: () => [item({ classId: leaf.classId + 1 })] },
  { say: 'no quantity', items: () => [item({ quantity: 0 })] },
])('$say is refused', async ({ items }) => expect((await ask(items())).status).toBe(400))

test('a visitor signs in first', async () => {
  expect((await ask([item()], undefined, new TestBrowser(server))).status).toBe(401)
})
