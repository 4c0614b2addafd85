import { getCaptcha } from '@lohahaat/contract/captcha/get-captcha'
import { login } from '@lohahaat/contract/login/login'
import { loginCheck } from '@lohahaat/contract/login/login-check'
import { logout } from '@lohahaat/contract/login/logout'
import { fetchProfile } from '@lohahaat/contract/login/profile'
import { emailLoginSent } from '@lohahaat/contract/mail/email-login-sent'
import { messages } from '@lohahaat/contract/messages'
import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error'
import { fakeApi, signedIn } from './fake-api'

const asha = { username: 'asha@example.com', password: '12345' }

describe('what is sent', () => {
  test('the input of a GET travels in the query', async () => {
    const { api, sent } = fakeApi(signedIn, () => ({ body: { valid: true } }))
    await api.send(loginCheck, { Key: 'a b&c' })
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
    await api.send(logout, { Key: '7' })
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

  test.each([401, 404])('%i leaves a visitor where he is', async (status) => {
    const { api, left } = fakeApi({}, () => ({ status }))
    await expect(api.send(fetchProfile)).rejects.toBeInstanceOf(ApiError)
    expect(left).toEqual([])
  })

  test('a caller who stays is not led away', async () => {
    const { api, values, left } = fakeApi(signedIn, () => ({ status: 401 }))
    await expect(api.send(loginCheck, { Key: 'secret' }, { stay: true })).rejects.toMatchObject({ status: 401 })
    expect(values()).toEqual({})
    expect(left).toEqual([])
  })

  test('a page’s own call leaves the way out to the guard that is asking at the same time', async () => {
    const { api, left } = fakeApi(signedIn, async (path) => {
      if (path.startsWith(loginCheck.path)) await new Promise((resolve) => setTimeout(resolve, 20))
      return { status: 401 }
    })
    await Promise.allSettled([api.send(loginCheck, { Key: 'secret' }, { stay: true }), api.send(fetchProfile)])
    expect(left).toEqual([])
  })
})

describe('what a person reads', () => {
  test.each([400, 403, 413, 415, 429])('%i: the text of the server', async (status) => {
    const { api, values } = fakeApi(signedIn, () => ({ status, body: { error: messages.otpAlreadySent } }))
    await expect(api.send(fetchProfile)).rejects.toMatchObject({ status, text: messages.otpAlreadySent })
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
