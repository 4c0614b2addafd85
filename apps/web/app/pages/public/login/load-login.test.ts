import { siteInfo } from '@lohahaat/contract/platform/site-info'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { type SessionValueName, sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { describe, expect, test } from 'vitest'
import { fakeApi, signedIn } from '../../../api/fake-api'
import { loadLogin } from './load-login'

const opened = new Request('http://site.example/login')
const ascii = { ...signedIn, LegalName: 'Verma Fabricators' }
const without = (...names: SessionValueName[]) =>
  Object.fromEntries(Object.entries(ascii).filter(([name]) => !names.some((gone) => gone === name)))

/** The root loader runs in parallel, and its response has the values of a valid session. */
async function open(stored: typeof signedIn, status = 200) {
  const { api, values, sent } = fakeApi(stored, (path) =>
    path.startsWith(loginCheck.path) ? { status, headers: status === 200 ? ascii : {} } : { headers: ascii },
  )
  const frame = api.send(siteInfo).then(() => api.checked())
  const [, page] = await Promise.allSettled([frame, loadLogin(api, opened)])
  return { page, values: values(), asked: sent.map(({ path }) => path) }
}

describe('opening the sign-in screen', () => {
  test.each(sessionValueNames)('without %s: what is left is cleared, and nobody is asked', async (name) => {
    const { page, values, asked } = await open(without(name))
    expect(page.status).toBe('fulfilled')
    expect(values).toEqual({})
    expect(asked).toEqual([siteInfo.path])
  })

  test('with a session that has ended: it is cleared', async () => {
    const { page, values } = await open(ascii, 401)
    expect(page.status).toBe('fulfilled')
    expect(values).toEqual({})
  })

  test('with a session that is good: one goes on', async () => {
    const { page } = await open(ascii)
    expect(page).toMatchObject({ status: 'rejected', reason: { status: 302 } })
  })
})
