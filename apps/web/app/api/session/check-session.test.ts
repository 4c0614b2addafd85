import { expect, test } from 'vitest'
import { isSessionAlive } from './check-session'
import { fakeApi, signedIn } from '../fake-api'

test('a session the server knows is alive, and two guards ask for it once', async () => {
  const { api, sent } = fakeApi(signedIn, () => ({ body: { valid: true } }))
  expect(await Promise.all([isSessionAlive(api), isSessionAlive(api)])).toEqual([true, true])
  expect(sent.map(({ path }) => path)).toEqual(['/Login/LH/LoginCheck?Key=secret'])
})

test('a visitor is not asked for', async () => {
  const { api, sent } = fakeApi({ ...signedIn, LegalName: 'undefined' }, () => ({ body: { valid: true } }))
  expect(await isSessionAlive(api)).toBe(false)
  expect(sent).toEqual([])
})

test('a dead session is cleared, without leaving the page', async () => {
  const { api, values, left } = fakeApi(signedIn, () => ({ status: 401 }))
  expect(await isSessionAlive(api)).toBe(false)
  expect(values()).toEqual({})
  expect(left).toEqual([])
})

test('a server in trouble says nothing about the session', async () => {
  const { api, values } = fakeApi(signedIn, () => ({ status: 503 }))
  await expect(isSessionAlive(api)).rejects.toMatchObject({ status: 503 })
  expect(values()).toEqual(signedIn)
})
