import { getCaptcha } from '@lohahaat/contract/identity/captcha/get-captcha'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { messages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { describe, expect, test } from 'vitest'
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
