import { expect, test } from 'vitest'
import type { Actor } from './actor'
import { isAllowed, permissions, type Access } from './permissions'

const at = new Date('2026-11-02T04:30:00Z')
const buyer: Actor = { userId: 1, adminRights: 'none', at }
const somebody: Actor = { userId: 2, adminRights: 'none', at }
const admin: Actor = { userId: 3, adminRights: 'fresh', at }
const staleAdmin: Actor = { ...admin, adminRights: 'stale' }
const thing = { buyerId: buyer.userId }

test.each([
  ['see an order', { buyer: true, somebody: false, admin: true, staleAdmin: false }],
  ['repeat an order', { buyer: true, somebody: false, admin: false, staleAdmin: false }],
  ['change an order', { buyer: true, somebody: false, admin: false, staleAdmin: false }],
  ['change an enquiry', { buyer: true, somebody: false, admin: false, staleAdmin: false }],
  ['close an enquiry', { buyer: true, somebody: false, admin: true, staleAdmin: false }],
  ['compare quotes', { buyer: true, somebody: false, admin: true, staleAdmin: false }],
  ['award an enquiry', { buyer: true, somebody: false, admin: false, staleAdmin: false }],
  ['quote for an enquiry', { buyer: false, somebody: true, admin: true, staleAdmin: true }],
] as const)('who may %s', (permission, expected) => {
  const ask = (actor: Actor) => isAllowed(permission, actor, thing)
  expect({ buyer: ask(buyer), somebody: ask(somebody), admin: ask(admin), staleAdmin: ask(staleAdmin) }).toEqual(
    expected,
  )
})

test('a stranger sees the file of an enquiry while it is open, and later if he has quoted', () => {
  const ask = (isOpen: boolean, hasQuoted: boolean) =>
    isAllowed('see the file of an enquiry', somebody, { ...thing, isOpen, hasQuoted })
  expect([ask(true, false), ask(false, true), ask(false, false)]).toEqual([true, true, false])
})

const namesOf = (access: Access) =>
  Object.entries(permissions).flatMap(([name, permission]) => (permission.access === access ? name : []))

// Written out once more, since the other tests take their rows from the table.
test('what is for everybody, and what for administrators alone', () => {
  expect(namesOf('public')).toEqual([
    'visit the site',
    'write to the site',
    'browse the catalogue',
    'sign up',
    'sign in',
  ])
  expect(namesOf('admin')).toEqual([
    'see the desk',
    'manage master data',
    'manage stock',
    'manage fees',
    'manage freight',
    'manage orders',
    'oversee enquiries',
    'manage accounts',
    'read the logs',
    'watch the mail queue',
  ])
})
