import { describe, expect, test } from 'vitest'
import { saveLanguage } from '@lohahaat/contract/identity/accounts/language'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { languageTag } from '@lohahaat/domain/platform/language'
import { siteWith } from '../../../testing/small-site'
import { TestBrowser } from '../../../testing/test-browser'
import { useTestServer } from '../../../testing/test-server'
import { useBuyer } from '../../../testing/signed-in'

let renderings = 0

const site = siteWith(async (request) => `${languageTag()} ${new URL(request.url).pathname} ${++renderings}`)
const server = useTestServer({ site })
const buyer = useBuyer(server)

const HINDI_BROWSER = { 'accept-language': 'hi-IN,hi;q=0.9,en-IN;q=0.8,en;q=0.7' }
const chosen = (language: string) => ({ cookie: `Lang=${language}` })
const ofAccount = (language: string) => ({ cookie: `UserKey=1; Language=${language}; Lang=en` })

const visit = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, body } = await server.app.inject({ url, headers })
  return { status: statusCode, to: answered.location, body, headers: answered }
}

describe('a public page is in the language of its address', () => {
  test.each([
    ['/about', 'en-IN'],
    ['/hi/about', 'hi'],
    ['/', 'en-IN'],
    ['/hi', 'hi'],
    ['/hi/newsletter/confirm?token=x', 'hi'],
  ])('%s', async (url, tag) => {
    for (const headers of [{}, HINDI_BROWSER, chosen('en'), chosen('hi')]) {
      const { status, body } = await visit(url, headers)
      expect([status, body.split(' ')[0]]).toEqual([200, tag])
    }
  })

  test('and kept apart from that of the other', async () => {
    const [english, hindi] = [await visit('/help'), await visit('/hi/help')]
    expect((await visit('/hi/help')).body).toBe(hindi.body)
    expect((await visit('/help')).body).toBe(english.body)
    expect(hindi.headers['cache-control']).toContain('s-maxage')
  })
})

describe('a page for work is in the language of its reader', () => {
  test.each([
    { who: 'an account in Hindi', headers: ofAccount('hi'), from: '/cart?x=1', to: '/hi/cart?x=1' },
    { who: 'an account in English', headers: ofAccount('en'), from: '/hi/cart', to: '/cart' },
    { who: 'an account in Hindi, at its desk', headers: ofAccount('hi'), from: '/', to: '/hi' },
    { who: 'whoever chose Hindi', headers: chosen('hi'), from: '/login', to: '/hi/login' },
    { who: 'whoever chose English', headers: chosen('en'), from: '/hi/login', to: '/login' },
    { who: 'a browser in Hindi', headers: HINDI_BROWSER, from: '/myOrdersList', to: '/hi/myOrdersList' },
    {
      who: 'a choice against the browser',
      headers: { ...HINDI_BROWSER, ...chosen('en') },
      from: '/cart',
      to: undefined,
    },
    { who: 'anybody at the spec’s address', headers: {}, from: '/cart', to: undefined },
    { who: 'a browser in English, led there', headers: { 'accept-language': 'en' }, from: '/hi/cart', to: undefined },
    { who: 'a made-up language', headers: chosen('fr'), from: '/cart', to: undefined },
    { who: 'the router’s own request', headers: chosen('hi'), from: '/cart.data', to: undefined },
  ])('$who: $from', async ({ headers, from, to }) => {
    expect((await visit(from, headers)).to).toBe(to)
  })

  test('nobody is led to another site', async () => {
    expect((await visit('/hi//elsewhere.example', chosen('en'))).to).toBe('/elsewhere.example')
  })
})

describe('a call answers in the language that it asks for', () => {
  test.each([
    [{}, 'Please sign in.'],
    [{ 'accept-language': '*' }, 'Please sign in.'],
    [{ 'accept-language': 'fr, hi;q=0.2, en;q=0.5' }, 'Please sign in.'],
    [{ 'accept-language': 'hi' }, 'पहले साइन इन करें।'],
    [HINDI_BROWSER, 'पहले साइन इन करें।'],
  ])('%j', async (headers, text) => {
    const { status, body, headers: answered } = await visit(fetchProfile.path, headers)
    expect([status, JSON.parse(body)]).toEqual([401, { error: text }])
    expect(answered['error-code']).toBe('not-signed-in')
  })

  test('also where it refuses a body', async () => {
    const { status, error } = await buyer.send(saveLanguage, { language: 'fr' }, { 'accept-language': 'hi' })
    expect(status).toBe(400)
    expect(error).toMatch(/\p{Script=Devanagari}/u)
  })
})

test('an account keeps its language, and other browsers learn of it', async () => {
  expect(buyer.values.get('Language')).toBe('None')
  const saved = await buyer.send(saveLanguage, { language: 'hi' })
  expect(saved).toMatchObject({ status: 200, body: { language: 'hi' }, headers: { language: 'hi' } })
  expect((await buyer.send(fetchProfile)).headers['language']).toBe('hi')
  expect((await new TestBrowser(server).send(saveLanguage, { language: 'hi' })).status).toBe(401)
})
