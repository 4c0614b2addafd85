import { beforeAll, describe, expect, test } from 'vitest'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { putIntoCompany } from '../../testing/firms/companies'
import { placeOrder } from '../../testing/orders'
import { useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const owner = useBuyer(server)
const approver = useBuyer(server)
const buyer = useBuyer(server)
const accounts = useBuyer(server)
const stranger = useBuyer(server)
let item = 0
let ofOwner = 0
let ofBuyer = 0

beforeAll(async () => {
  ;[item = 0] = await someItems(server.db, 1)
  await putIntoCompany(server.db, approver, owner, 'Approver')
  await putIntoCompany(server.db, buyer, owner, 'Buyer')
  await putIntoCompany(server.db, accounts, owner, 'Accounts')
  await giveAddresses(server.db, owner.userId, stranger.userId)
  ofOwner = await placeOrder(server.db, owner.userId, [{ stockItemId: item }])
  ofBuyer = await placeOrder(server.db, buyer.userId, [{ stockItemId: item }])
})

const idsFor = async (browser: TestBrowser, of?: 'company') => {
  const { status, body } = await browser.send(fetchMyOrder, of ? { of } : {})
  return status === 200 ? body.map(({ orderId }) => orderId).sort() : status
}

describe('MyOrder', () => {
  test('is what the caller ordered', async () => {
    expect(await idsFor(owner)).toEqual([ofOwner])
    expect(await idsFor(buyer)).toEqual([ofBuyer])
    expect(await idsFor(accounts)).toEqual([])
  })

  test('of the company is for those who read all', async () => {
    for (const reader of [owner, approver, accounts])
      expect(await idsFor(reader, 'company')).toEqual([ofOwner, ofBuyer])
    expect(await buyer.send(fetchMyOrder, { of: 'company' })).toMatchObject({
      status: 403,
      error: refusalTexts.notForRole('Buyer'),
    })
    expect(await idsFor(stranger, 'company')).toEqual([])
  })

  test('of anything else is refused', async () => {
    expect(await owner.send(fetchMyOrder, { of: 'everybody' })).toMatchObject({
      status: 400,
      error: 'Of can only be company.',
    })
  })
})

test('a colleague’s order is seen by who reads all, and by nobody outside', async () => {
  const see = async (browser: TestBrowser) => (await browser.send(fetchOrderSuccessDetail, { orderId: ofOwner })).status
  expect(await Promise.all([owner, approver, accounts, buyer, stranger].map(see))).toEqual([200, 200, 200, 400, 400])
})

test('an owner cancels a colleague’s order, and an approver doesn’t', async () => {
  const orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: item }])
  for (const browser of [approver, accounts, stranger])
    expect((await browser.send(deleteOrder, { orderId })).status).toBe(400)
  expect((await owner.send(deleteOrder, { orderId })).status).toBe(200)
})

test('accounts don’t order', async () => {
  await putIntoCart(server.db, [accounts.userId], [item])
  expect(await accounts.send(confirmOrder, {})).toMatchObject({
    status: 403,
    error: refusalTexts.notForRole('Accounts'),
  })
})

describe('addresses', () => {
  const form = { name: 'Asha', phone: '9812345678', address: 'Plot 9', city: 'Pune', state: 'Maharashtra' }
  const shipsTo = async (browser: TestBrowser) => (await browser.send(fetchCartData)).body.shippingAddresses

  test('of a colleague are offered, his own choice stays the last used', async () => {
    const [before] = await shipsTo(owner)
    const [offered] = await shipsTo(approver)
    expect(offered).toEqual(before)
    await approver.send(addShippingAddressDetail, { ...form, pinCode: '411001', gstNo: '' })
    expect((await shipsTo(approver)).map(({ city }) => city)).toEqual(['Pune', 'Rewari'])
    expect((await shipsTo(owner)).map(({ city }) => city)).toEqual(['Rewari', 'Pune'])
  })

  test('of a colleague become a copy when they are chosen', async () => {
    const pune = (await shipsTo(owner)).find(({ city }) => city === 'Pune')
    const id = await owner.send(addShippingAddressDetail, {
      ...form,
      pinCode: '411001',
      gstNo: '',
      shippingAddressId: pune?.shippingAddressId,
    })
    expect(id.body).not.toBe(pune?.shippingAddressId)
    expect((await shipsTo(owner)).map(({ city }) => city)).toEqual(['Pune', 'Rewari'])
    expect((await shipsTo(approver)).map(({ city }) => city)).toEqual(['Pune', 'Rewari'])
  })

  test('of another company are not', async () => {
    const [own] = await shipsTo(owner)
    expect((await shipsTo(stranger)).map(({ city }) => city)).toEqual(['Rewari'])
    expect(
      await stranger.send(addShippingAddressDetail, {
        ...form,
        pinCode: '411001',
        gstNo: '',
        shippingAddressId: own?.shippingAddressId,
      }),
    ).toMatchObject({ status: 400 })
  })
})

test('what he ordered for a company he has left is no longer his to see', async () => {
  await putIntoCompany(server.db, buyer, stranger, 'Owner')
  expect(await idsFor(buyer)).toEqual([])
  expect((await buyer.send(fetchOrderSuccessDetail, { orderId: ofBuyer })).status).toBe(400)
  expect(await idsFor(owner, 'company')).toContain(ofBuyer)
})
