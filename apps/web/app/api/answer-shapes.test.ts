import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { createEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { messages } from '@lohahaat/contract/platform/messages'
import { describe, expect, test } from 'vitest'
import { fakeApi, signedIn } from './fake-api'

const odd = {
  null: { body: null },
  text: { body: 'text' },
  figure: { body: 42 },
  yes: { body: true },
  html: { raw: '<!doctype html><p>Bad gateway' },
  nothing: { raw: '' },
  list: { body: [] },
  'list of nothing': { body: [null] },
  object: { body: {} },
}
type Odd = keyof typeof odd
const all = Object.keys(odd) as Odd[]
const but = (...fits: Odd[]) => all.filter((name) => !fits.includes(name))

const answering = (name: Odd) => fakeApi(signedIn, () => odd[name]).api
const noAnswer = { status: 0, text: messages.serverUnreachable }

describe('an answer that is none is the same as no answer', () => {
  test.each(but('list'))('where a list was asked for: %s', async (name) => {
    await expect(answering(name).send(fetchProductData, { department: 'pipe' })).rejects.toMatchObject(noAnswer)
    await expect(answering(name).sendPaged(fetchMyOrder, {})).rejects.toMatchObject(noAnswer)
  })

  test.each(but('object'))('where somebody’s details were asked for: %s', async (name) => {
    await expect(answering(name).send(fetchProfile)).rejects.toMatchObject(noAnswer)
  })

  test.each(all)('where a cart was asked for: %s', async (name) => {
    await expect(answering(name).send(fetchCartData)).rejects.toMatchObject(noAnswer)
  })

  test.each(but('figure'))('where a number was asked for: %s', async (name) => {
    await expect(answering(name).send(confirmOrder, {})).rejects.toMatchObject(noAnswer)
  })
})

describe('another server may say in its own words', () => {
  test.each(all)('that something was done: %s', async (name) => {
    const api = answering(name)
    await api.send(updateCart, { itemId: 1, cartLineId: 1, quantity: 1, unit: 'Ton' })
    await api.send(loginCheck, { key: 'secret' })
    const enquiry = { enquiryDay: '20260401', brandId: 1, departmentId: 1, deliveryDays: 1, askedItems: [] }
    await api.send(createEnquiry, enquiry)
  })

  test.each(['42', '-1'])('a number as text: %s', async (text) => {
    expect(await fakeApi(signedIn, () => ({ body: text })).api.send(confirmOrder, {})).toBe(Number(text))
  })

  test('a list without its length: then it is whole', async () => {
    const { api } = fakeApi(signedIn, () => ({ body: [{}, {}, {}] }))
    expect((await api.sendPaged(fetchMyOrder, {})).total).toBe(3)
  })
})
