import { expect, test } from 'vitest'
import { accountOf, cacheOf, FILES, PAGES, staleCaches } from './accounts'

const cookies = (values: Record<string, string>) => ({
  get: async (name: string) => (values[name] === undefined ? null : { value: values[name] }),
})

const asha = '7.41'
const names = [FILES, PAGES, cacheOf(asha), cacheOf('8.42'), 'pages-0']

test.each([
  [{ UserId: '7', UserLoginDetailId: '41', UserKey: 'k' }, '7.41'],
  [{ UserId: '7', UserLoginDetailId: '41' }, ''],
  [{ UserKey: 'k' }, ''],
  [{}, ''],
])('the cookies %j are account %j', async (values, account) => expect(await accountOf(cookies(values))).toBe(account))

test('where the worker has no cookies nobody can tell', async () => expect(await accountOf(undefined)).toBeNull())

test.each([
  ['whoever is signed in keeps his own', asha, [cacheOf('8.42'), 'pages-0']],
  ['a new sign-in of the same account starts anew', '7.99', [cacheOf(asha), cacheOf('8.42'), 'pages-0']],
  ['a visitor sees nobody’s', '', [cacheOf(asha), cacheOf('8.42'), 'pages-0']],
  ['and nobody can tell: the same', null, [cacheOf(asha), cacheOf('8.42'), 'pages-0']],
])('%s', (_say, account, stale) => expect(staleCaches(names, account)).toEqual(stale))
