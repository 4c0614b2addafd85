import { beforeEach, expect, test } from 'vitest'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { addresses } from '../../db/tables/ordering/addresses'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const asha = useBuyer(server)
const ravi = useBuyer(server)

beforeEach(() => server.db.delete(addresses))

const yard = {
  name: 'Asha Verma',
  phone: '9812345678',
  address: 'Plot 7, Industrial Area',
  city: 'Rewari',
  state: 'Haryana',
  pinCode: '123401',
  gstNo: '06AAACA0000A1Z2',
}
const plot = (number: number) => ({ ...yard, address: `Plot ${number}` })

const ship = (buyer: TestBrowser, form: object) => buyer.send(addShippingAddressDetail, form)
const bill = (buyer: TestBrowser, form: object) => buyer.send(addBillingAddressDetail, form)
const shippingOf = async (buyer: TestBrowser) => (await buyer.send(fetchCartData)).body.shippingAddresses
const billingOf = async (buyer: TestBrowser) => (await buyer.send(fetchCartData)).body.billingAddresses

test('a new address gets an id, is changed under it, and each kind stands by itself', async () => {
  const { body: shippingAddressId } = await ship(asha, { shippingAddressId: 0, ...yard, gstNo: '' })
  const { body: billingAddressId } = await bill(asha, yard)
  expect(await shippingOf(asha)).toEqual([{ shippingAddressId, ...yard, gstNo: '' }])
  expect(await billingOf(asha)).toEqual([{ billingAddressId, ...yard }])

  const moved = { ...yard, name: '  Asha Verma ', city: 'Hisar', gstNo: ' 06aaaca0000a1z2 ' }
  expect((await ship(asha, { shippingAddressId, ...moved })).body).toBe(shippingAddressId)
  expect(await shippingOf(asha)).toEqual([{ shippingAddressId, ...yard, city: 'Hisar' }])
  expect(await billingOf(asha)).toEqual([{ billingAddressId, ...yard }])
})

test('the last used comes first, and what is typed again is not kept twice', async () => {
  const { body: first } = await ship(asha, plot(1))
  const { body: second } = await ship(asha, plot(2))
  expect((await shippingOf(asha)).map((saved) => saved.shippingAddressId)).toEqual([second, first])
  expect((await ship(asha, { ...plot(1), shippingAddressId: 0 })).body).toBe(first)
  expect((await shippingOf(asha)).map((saved) => saved.shippingAddressId)).toEqual([first, second])
  const { seen } = (await asha.send(fetchCartData)).body
  await ship(asha, { ...plot(2), shippingAddressId: second })
  expect((await asha.send(fetchCartData)).body.seen).not.toBe(seen)
})

test('the eleventh takes the place of the one longest not used', async () => {
  const { body: oldest } = await ship(asha, plot(1))
  for (let number = 2; number <= 10; number++) await ship(asha, plot(number))
  await ship(asha, { ...plot(1), shippingAddressId: oldest })
  await ship(asha, plot(11))
  const plots = (await shippingOf(asha)).map(({ address }) => Number(address.slice(5)))
  expect(plots).toEqual([11, 1, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('20 at once leave at most ten, and one typed 20 times at once is one', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => ship(asha, plot(number))))
  expect(await server.db.$count(addresses)).toBe(10)
  const same = await Promise.all(Array.from({ length: 20 }, () => bill(asha, yard)))
  expect(new Set(same.map(({ body }) => body)).size).toBe(1)
  expect(await billingOf(asha)).toHaveLength(1)
})

test("nobody reaches another buyer's address, nor one of the other kind", async () => {
  const { body: id } = await ship(asha, yard)
  const refused = { status: 400, error: refusalTexts.unknownRecord }
  expect(await ship(ravi, { ...plot(9), shippingAddressId: id })).toMatchObject(refused)
  expect(await bill(asha, { ...plot(9), billingAddressId: id })).toMatchObject(refused)
  expect(await ship(asha, { ...plot(9), shippingAddressId: 2_000_000_000 })).toMatchObject(refused)
  expect(await shippingOf(ravi)).toEqual([])
  expect(await shippingOf(asha)).toEqual([{ shippingAddressId: id, ...yard }])
})

test.each([
  { say: 'no city', form: { ...yard, city: ' ' }, error: 'incomplete' },
  { say: 'no PIN code and a wrong GST number', form: { ...yard, pinCode: '', gstNo: '06X' }, error: 'incomplete' },
  { say: 'nothing at all', form: {}, error: 'incomplete' },
  { say: 'a wrong GST number', form: { ...yard, gstNo: '06X' }, error: accountMessages.gstNumberInvalid },
  {
    say: 'a phone of 11 digits',
    form: { ...yard, phone: '98123456789' },
    error: 'Phone can have at most 10 characters.',
  },
])('$say is refused for both kinds', async ({ form, error }) => {
  const incomplete = error === 'incomplete'
  expect(await ship(asha, form)).toMatchObject({
    status: 400,
    error: incomplete ? cartMessages.shippingIncomplete : error,
  })
  expect(await bill(asha, form)).toMatchObject({
    status: 400,
    error: incomplete ? cartMessages.billingIncomplete : error,
  })
  expect(await server.db.$count(addresses)).toBe(0)
})

test('a bill needs a GST number, goods may go where there is none', async () => {
  for (const gstNo of ['', '  ', null, undefined]) {
    expect(await bill(asha, { ...yard, gstNo })).toMatchObject({ status: 400, error: cartMessages.billingIncomplete })
    expect((await ship(asha, { ...yard, gstNo })).status).toBe(200)
  }
  expect(await shippingOf(asha)).toMatchObject([{ gstNo: '' }])
})

test('anybody can ask for city and state of a PIN code', async () => {
  const visitor = new TestBrowser(server)
  const ask = (pinCode: string) => visitor.send(fetchPinCodeDetails, { pinCode })
  expect((await ask('123401')).body).toEqual([{ pinCode: '123401', city: 'Rewari', state: 'Haryana' }])
  expect((await ask('999999')).body).toEqual([])
  for (const wrong of ['', '12340', '012345', '123401 110001']) expect((await ask(wrong)).status).toBe(400)
})
