import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error'
import { fakeApi, signedIn } from './fake-api'

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
