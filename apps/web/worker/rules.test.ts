import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownCalls, ownPapers, ruleOf } from './rules'

const page = (path: string) => ruleOf({ method: 'GET', mode: 'navigate', path })
const call = (path: string, method = 'GET') => ruleOf({ method, mode: 'cors', path })

test.each([
  ['/rates', 'page for all'],
  ['/hi/rates/SHS?length=6', 'page for all'],
  ['/list', 'page for all'],
  ['/weight-calculator?shape=round', 'page for all'],
  ['/', 'own page'],
  ['/hi', 'own page'],
  ['/hi/', 'own page'],
  ['/myorderslist?page=2', 'own page'],
  ['/orderDetails/12', 'own page'],
  ['/hi/orderDetails/12', 'own page'],
  ['/consignment/7', 'own page'],
  ['/quotePrice/3', 'own page'],
  ['/login', 'network'],
  ['/login/link', 'network'],
  ['/cart', 'network'],
  ['/settings', 'network'],
  ['/accounts', 'network'],
  ['/money', 'network'],
  ['/history', 'network'],
  ['/list?token=secret', 'network'],
  ['/track?token=secret', 'network'],
  ['/newsletter/confirm?token=x', 'network'],
])('the page %s: %s', (path, rule) => expect(page(path)).toBe(rule))

test.each([
  ['/ConfirmOrder/LH/MyOrder?Page=1', 'GET', 'own answer'],
  ['/ConfirmOrder/LH/ProformaInvoice?GroupOrderId=1', 'GET', 'own answer'],
  ['/Login/LH/Logout?Key=3', 'GET', 'logout'],
  ['/Login/LH/Sessions', 'GET', 'network'],
  ['/Cart/LH/FetchCartData', 'GET', 'network'],
  ['/Fulfilment/LH/ReceiveConsignment', 'POST', 'network'],
  ['/assets/theme-abc.css', 'GET', 'file'],
  ['/assets/hi/root-abc.js', 'GET', 'file'],
  ['/worker.js', 'GET', 'network'],
  ['/site.webmanifest', 'GET', 'network'],
  ['/healthz', 'GET', 'network'],
])('the call %s by %s: %s', (path, method, rule) => expect(call(path, method)).toBe(rule))

test('only a shared form that opens a page is taken', () => {
  expect(ruleOf({ method: 'POST', mode: 'navigate', path: '/share' })).toBe('share')
  expect(ruleOf({ method: 'POST', mode: 'navigate', path: '/hi/share' })).toBe('share')
  expect(call('/share', 'POST')).toBe('network')
})

test('every call that is kept is a GET of the contract', () => {
  const folder = new URL('../../../packages/contract/src/', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  for (const path of [...ownCalls, ...ownPapers]) expect(sources).toMatch(`method: 'GET',\n  path: '${path}'`)
})
