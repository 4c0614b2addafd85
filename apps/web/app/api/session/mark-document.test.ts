import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { SessionValues } from '@lohahaat/contract/platform/session-values'
import { markScript } from './mark-document'
import { writeSessionCookie } from './session-cookies'

const buyer = { LegalName: 'Verma Fabricators', EmailAddressId: 'a@works.example', Role: 'User', SellingRole: 'None' }

const cookiesOf = (values: SessionValues) =>
  (Object.keys(values) as (keyof SessionValues)[])
    .map((name) => writeSessionCookie(name, values[name], false).split(';')[0])
    .join('; ')

/** The marks that the script leaves on the document of somebody with these cookies. */
function marksFor(cookie: string) {
  const style: Record<string, string> = {}
  const dataset: Record<string, string> = {}
  const setProperty = (name: string, value: string) => void (style[name] = value)
  runInNewContext(markScript, { document: { cookie, documentElement: { dataset, style: { setProperty } } } })
  return { ...dataset, ...style }
}

test.each<[string, SessionValues, object]>([
  ['a visitor', {}, {}],
  ['a buyer', buyer, { person: 'buyer', '--initial': '"V"' }],
  ['a buyer with a cart', { ...buyer, Cart: '3' }, { person: 'buyer', '--initial': '"V"', cart: '', '--cart': '"3"' }],
  ['a buyer with an empty cart', { ...buyer, Cart: '0' }, { person: 'buyer', '--initial': '"V"' }],
  ['a supplier', { ...buyer, SellingRole: 'Owner' }, { person: 'seller', '--initial': '"V"' }],
  [
    'an administrator who sells',
    { ...buyer, Role: 'Admin', SellingRole: 'Owner' },
    { person: 'admin', '--initial': '"V"' },
  ],
  ['a Devanagari name', { ...buyer, LegalName: 'श्री गणेश' }, { person: 'buyer', '--initial': '"श्री"' }],
  ['a quote as a name', { ...buyer, LegalName: '"; x' }, { person: 'buyer', '--initial': '"\\""' }],
  ['half a session', { LegalName: 'Verma' }, {}],
  ['the text undefined', { ...buyer, LegalName: 'undefined' }, {}],
])('%s leaves its marks', (_who, values, marks) => {
  expect(marksFor(cookiesOf(values))).toEqual(marks)
  expect(marksFor(`other=LegalName=X; ${cookiesOf(values)}; XCart=9`)).toEqual(marks)
})

test('a cookie that nobody can read counts as absent', () => {
  expect(marksFor(`LegalName=%E0%A4; ${cookiesOf({ EmailAddressId: 'a@works.example', Cart: '2' })}`)).toEqual({
    cart: '',
    '--cart': '"2"',
  })
})
