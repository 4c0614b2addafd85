import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { fetchProfile, saveProfile } from '@lohahaat/contract/identity/accounts/profile'
import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import { describe, expect, test } from 'vitest'
import { fakeApi, signedIn } from './fake-api'

describe('a call that needs a fresh sign-in', () => {
  const stale = { status: 403, body: { error: 'Please confirm.' }, headers: { 'Error-Code': 'fresh-sign-in-needed' } }
  const contact = { buyerContactName: 'Asha', buyerContactPhone: '9876543210', pinCode: '411001' }

  /** Refuses the initial session key, and counts how often the user was asked to confirm. */
  function staleUntilConfirmed({
    answer = true,
    confirms = true,
    body = { answered: true },
  }: { answer?: boolean; confirms?: boolean; body?: unknown } = {}) {
    const asked: string[] = []
    const fake = fakeApi(
      signedIn,
      () => (fake.sent.at(-1)?.headers.get('UserKey') === 'new' ? { body } : stale),
      async () => {
        asked.push('asked')
        if (confirms) fake.api.session.write({ UserKey: 'new' })
        return answer
      },
    )
    return { ...fake, asked }
  }

  test('is repeated once the person has confirmed, with the same input and the same key', async () => {
    const { api, sent, asked } = staleUntilConfirmed()
    expect(await api.send(saveProfile, contact, { idempotencyKey: 'k1' })).toEqual({ answered: true })
    expect(asked).toHaveLength(1)
    expect(sent.map(({ body }) => body)).toEqual([contact, contact])
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k1', 'k1'])
    expect(sent.map(({ headers }) => headers.get('UserKey'))).toEqual(['secret', 'new'])
  })

  test('a form is sent again with its file', async () => {
    const { api, sent } = staleUntilConfirmed()
    const file = new File(['50x50'], 'stock.csv')
    await api.send(sendStockImage, { file })
    expect(sent.map(({ body }) => (body as { file: File }).file.name)).toEqual(['stock.csv', 'stock.csv'])
  })

  test('lists and files are asked for again too', async () => {
    const { api, asked } = staleUntilConfirmed({ body: [] })
    expect((await api.sendPaged(fetchAllOrders, {})).rows).toEqual([])
    expect(asked).toHaveLength(1)
  })

  test('fails with the text of the server when the person would rather not', async () => {
    const { api, sent, values } = staleUntilConfirmed({ answer: false, confirms: false })
    await expect(api.send(saveProfile, contact)).rejects.toMatchObject({ status: 403, text: 'Please confirm.' })
    expect(sent).toHaveLength(1)
    expect(values()).toEqual(signedIn)
  })

  test('is not repeated twice', async () => {
    const { api, sent } = staleUntilConfirmed({ confirms: false })
    await expect(api.send(saveProfile, contact)).rejects.toMatchObject({ code: 'fresh-sign-in-needed' })
    expect(sent).toHaveLength(2)
  })

  test('a caller who stays is not asked', async () => {
    const { api, asked } = staleUntilConfirmed()
    await expect(api.send(fetchProfile, undefined, { stay: true })).rejects.toMatchObject({ status: 403 })
    expect(asked).toEqual([])
  })

  test('is not repeated as somebody else, who signed in in another tab meanwhile', async () => {
    const fake = fakeApi(
      signedIn,
      () => stale,
      async () => {
        fake.api.session.write({ UserKey: 'theirs', UserId: '5' })
        return true
      },
    )
    await expect(fake.api.send(saveProfile, contact)).rejects.toMatchObject({ status: 403 })
    expect(fake.sent).toHaveLength(1)
  })
})

describe('a session that was renewed while a call was under way', () => {
  test.each([
    { status: 401, body: { error: 'Please sign in.' } },
    { status: 403, body: { error: 'Please confirm.' }, headers: { 'Error-Code': 'fresh-sign-in-needed' } },
  ])('$status to the old one: the call is sent again, and nobody is signed out', async (refused) => {
    const fake = fakeApi(signedIn, () => {
      if (fake.sent.length > 1) return { body: { answered: true } }
      fake.api.session.write({ UserKey: 'new' })
      return refused
    })
    expect(await fake.api.send(fetchProfile)).toEqual({ answered: true })
    expect(fake.left).toEqual([])
    expect(fake.values().UserKey).toBe('new')
  })

  test('a late answer to the old one doesn’t bring its key back', async () => {
    const fake = fakeApi(signedIn, () => {
      fake.api.session.write({ UserKey: 'new' })
      return { headers: { UserKey: 'secret' } }
    })
    await fake.api.send(fetchProfile)
    expect(fake.values().UserKey).toBe('new')
  })
})
