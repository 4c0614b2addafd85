import { getCaptcha } from '@lohahaat/contract/identity/captcha/get-captcha'
import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { fetchProfile, saveProfile } from '@lohahaat/contract/identity/accounts/profile'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { messages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error'
import { fakeApi, signedIn } from './fake-api'

const asha = { username: 'asha@example.com', password: '12345' }

describe('what is sent', () => {
  test('the input of a GET travels in the query', async () => {
    const { api, sent } = fakeApi(signedIn, () => ({ body: { valid: true } }))
    await api.send(loginCheck, { key: 'a b&c' })
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/Login/LH/LoginCheck?Key=a+b%26c', body: false })
  })

  test('the input of a POST travels in the body, as JSON', async () => {
    const { api, sent } = fakeApi({}, () => ({}))
    await api.send(login, asha)
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/Login/LH/Login', body: asha })
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json')
  })

  test('the session values that exist travel as headers, encoded', async () => {
    const { api, sent } = fakeApi({ EmailAddressId: 'asha@example.com', LegalName: 'श्री गणेश' }, () => ({}))
    await api.send(fetchProfile)
    expect(sent[0]?.headers.get('EmailAddressId')).toBe('asha@example.com')
    expect(sent[0]?.headers.get('LegalName')).toBe(encodeURI('श्री गणेश'))
    expect(sent[0]?.headers.has('UserKey')).toBe(false)
  })

  test('the answer to the captcha travels in its own header, and only where there is one', async () => {
    const { api, sent } = fakeApi({}, () => ({}))
    await api.send(emailLoginSent, { username: asha.username }, { captcha: '12' })
    await api.send(getCaptcha)
    expect(sent.map(({ headers }) => headers.get('Captcha'))).toEqual(['12', null])
  })

  test('without the e-mail id the other half of the session is cleared first', async () => {
    const { api, sent, values } = fakeApi({ UserKey: 'secret', UserLoginDetailId: '7', Role: 'User' }, () => ({}))
    await api.send(getCaptcha)
    expect(sent[0]?.headers.has('UserKey')).toBe(false)
    expect(values()).toEqual({ Role: 'User' })
  })

  test('but not on logout, which has to name what it ends', async () => {
    const { api, sent } = fakeApi({ UserKey: 'secret', UserLoginDetailId: '7' }, () => ({}))
    await api.send(logout, { key: '7' })
    expect(sent[0]?.headers.get('UserKey')).toBe('secret')
  })
})

describe('what an answer changes', () => {
  test('session values are refreshed from its headers, a Devanagari name included', async () => {
    const headers = { LegalName: encodeURI('श्री गणेश Tubes'), Cart: '3' }
    const { api, values } = fakeApi({ ...signedIn, LegalName: 'old' }, () => ({ headers }))
    await api.send(fetchProfile)
    expect(values()).toEqual({ ...signedIn, Cart: '3' })
  })

  test('a slow answer does not undo what a quick one changed', async () => {
    let answerSlowly = () => {}
    const slow = new Promise<void>((resolve) => (answerSlowly = resolve))
    const { api, values } = fakeApi({ ...signedIn, Cart: '0' }, async (path) => {
      if (path.startsWith(loginCheck.path)) return { headers: { Cart: '1' } }
      await slow
      return { headers: { Cart: '0' } }
    })
    const reading = api.send(fetchProfile)
    await api.send(loginCheck, { key: 'secret' })
    answerSlowly()
    await reading
    expect(values().Cart).toBe('1')
  })

  test('a header nobody could have written changes nothing', async () => {
    const { api, values } = fakeApi(signedIn, () => ({ headers: { LegalName: '%E0%A4' } }))
    await api.send(fetchProfile)
    expect(values().LegalName).toBe(signedIn.LegalName)
  })

  test.each([401, 404])('%i clears the session and leads to the sign-in screen', async (status) => {
    const { api, values, left } = fakeApi(signedIn, () => ({ status, body: { error: 'Please sign in.' } }))
    await expect(api.send(fetchProfile)).rejects.toMatchObject({ status, text: 'Please sign in.' })
    expect(values()).toEqual({})
    expect(left).toEqual(['/Login'])
  })

  test('an administrator who needs a passkey is led to his settings, and stays signed in', async () => {
    const refused = { status: 403, body: { error: 'Please add one.' }, headers: { 'Error-Code': 'passkey-needed' } }
    const { api, values, left } = fakeApi(signedIn, () => refused)
    await expect(api.send(fetchProfile)).rejects.toMatchObject({ status: 403, code: 'passkey-needed' })
    expect(values()).toEqual(signedIn)
    expect(left).toEqual(['/settings'])
  })

  test.each([
    ['fresh-sign-in-needed', 'any'],
    ['passkey-sign-in-needed', 'passkey'],
  ])('%s is asked for by %s proof', async (code, proof) => {
    const asked: string[] = []
    const refused = { status: 403, body: { error: 'Please confirm.' }, headers: { 'Error-Code': code } }
    const { api, left } = fakeApi(
      signedIn,
      () => refused,
      async (by) => asked.push(by) === 0,
    )
    await expect(api.send(fetchProfile)).rejects.toMatchObject({ status: 403, code })
    expect([asked, left]).toEqual([[proof], []])
  })

  test.each([401, 404])('%i leaves a visitor where he is', async (status) => {
    const { api, left } = fakeApi({}, () => ({ status }))
    await expect(api.send(fetchProfile)).rejects.toBeInstanceOf(ApiError)
    expect(left).toEqual([])
  })

  test('a caller who stays is not led away', async () => {
    const { api, values, left } = fakeApi(signedIn, () => ({ status: 401 }))
    await expect(api.send(loginCheck, { key: 'secret' }, { stay: true })).rejects.toMatchObject({ status: 401 })
    expect(values()).toEqual({})
    expect(left).toEqual([])
  })

  test('a page’s own call leaves the way out to the guard that is asking at the same time', async () => {
    const { api, left } = fakeApi(signedIn, async (path) => {
      if (path.startsWith(loginCheck.path)) await new Promise((resolve) => setTimeout(resolve, 20))
      return { status: 401 }
    })
    await Promise.allSettled([api.send(loginCheck, { key: 'secret' }, { stay: true }), api.send(fetchProfile)])
    expect(left).toEqual([])
  })
})

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

describe('what a person reads', () => {
  test.each([400, 403, 413, 415, 429])('%i: the text of the server', async (status) => {
    const { api, values } = fakeApi(signedIn, () => ({ status, body: { error: accountMessages.otpAlreadySent } }))
    await expect(api.send(fetchProfile)).rejects.toMatchObject({ status, text: accountMessages.otpAlreadySent })
    expect(values()).toEqual(signedIn)
  })

  test('500: that the server could not be reached, never its own text', async () => {
    const { api } = fakeApi(signedIn, () => ({ status: 500, body: { error: 'oops', requestId: '1' } }))
    await expect(api.send(fetchProfile)).rejects.toMatchObject({ status: 500, text: messages.serverUnreachable })
  })

  test('no answer at all: the same', async () => {
    const { api } = fakeApi(signedIn, () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.send(fetchProfile)).rejects.toMatchObject({ status: 0, text: messages.serverUnreachable })
  })
})
