import { expect, test } from 'vitest'
import { sellingRoles, type Actor, type CompanyRole } from './actor'
import { isAllowed, permissions, rolesFor, sellsFor, type Access, type RuledPermission } from './permissions'

const at = new Date('2026-11-02T04:30:00Z')
const somebody: Actor = {
  userId: 2,
  companyId: 20,
  companyRole: 'Owner',
  sellerId: null,
  sellingRole: null,
  adminRights: 'none',
  at,
}
/** He made the thing. */
const buyer: Actor = { ...somebody, userId: 1, companyId: 10, companyRole: 'Buyer' }
const colleague = (companyRole: CompanyRole): Actor => ({ ...buyer, userId: 5, companyRole })
const people = {
  buyer,
  // In the company of the thing.
  owner: colleague('Owner'),
  approver: colleague('Approver'),
  otherBuyer: colleague('Buyer'),
  accounts: colleague('Accounts'),
  /** He made it, and has left the company since. */
  gone: { ...buyer, companyId: 11, companyRole: 'Owner' },
  somebody,
  admin: { ...somebody, userId: 3, companyId: 30, adminRights: 'fresh' },
  staleAdmin: { ...somebody, userId: 3, companyId: 30, adminRights: 'stale' },
} as const satisfies Record<string, Actor>
type Person = keyof typeof people
const everybody = Object.keys(people) as Person[]
const thing = { buyerId: buyer.userId, companyId: buyer.companyId }
const members = ['buyer', 'owner', 'approver', 'otherBuyer', 'accounts'] as const
const buying = ['buyer', 'owner', 'approver', 'otherBuyer'] as const
const reading = ['buyer', 'owner', 'approver', 'accounts'] as const

test.each<[RuledPermission, readonly Person[]]>([
  ['see an order', [...reading, 'admin']],
  ['repeat an order', reading],
  ['share an order', reading],
  ['change an order', ['buyer', 'owner']],
  ['see a request', reading],
  ['withdraw a request', ['buyer']],
  ['change an enquiry', buying],
  ['close an enquiry', [...buying, 'admin']],
  ['compare quotes', [...members, 'admin']],
  ['award an enquiry', buying],
  ['see the papers of a supplier', ['owner', 'admin']],
  ['rate an order', buying],
  ['quote for an enquiry', ['gone', 'somebody', 'admin', 'staleAdmin']],
])('who may %s', (permission, expected) => {
  const unfiled = { ...thing, isOpen: false, hasQuoted: false }
  expect(everybody.filter((person) => isAllowed(permission, people[person], unfiled))).toEqual(expected)
})

test('the file of a quote is for the company of the enquiry, the company that quoted and administrators', () => {
  const file = { ...thing, partyCompanyId: people.gone.companyId }
  const see = everybody.filter((person) => isAllowed('see the file of a quote', people[person], file))
  expect(see).toEqual([...members, 'gone', 'admin'])
})

test('the file of an enquiry is for everybody while it is open, and later for the company and who has quoted', () => {
  const see = (isOpen: boolean, hasQuoted: boolean) =>
    everybody.filter((person) =>
      isAllowed('see the file of an enquiry', people[person], { ...thing, isOpen, hasQuoted }),
    )
  expect(see(true, false)).toEqual(everybody)
  expect(see(false, true)).toEqual(everybody)
  expect(see(false, false)).toEqual([...members, 'admin'])
})

test.each([
  ['see a consignment', [...reading, 'admin'], sellingRoles],
  ['load a consignment', ['admin'], ['Owner', 'Sales', 'Dispatch']],
  ['receive a consignment', ['buyer', 'owner', 'approver', 'admin'], []],
  ['see an invoice', [...reading, 'admin'], sellingRoles],
  ['issue an invoice', ['admin'], ['Owner', 'Sales', 'Dispatch']],
] as const)('who may %s', (permission, expected, expectedSelling) => {
  const truck = { ...thing, sellerId: 7 }
  expect(everybody.filter((person) => isAllowed(permission, people[person], truck))).toEqual(expected)
  const works = (sellerId: number | null) =>
    sellingRoles.filter((sellingRole) => isAllowed(permission, { ...somebody, sellerId, sellingRole }, truck))
  expect(works(7)).toEqual(expectedSelling)
  expect(works(8)).toEqual([])
  // Nobody who sells nothing is the loader of what the house loads.
  const ofHouse = { ...truck, sellerId: null }
  expect(isAllowed(permission, { ...somebody, sellingRole: 'Owner' }, ofHouse)).toBe(false)
})

test('owners alone manage the company, which every member sees', () => {
  expect(rolesFor('manage the company')).toEqual(['Owner'])
  expect(rolesFor('see the company')).toBeNull()
  expect(rolesFor('join a company')).toBeNull()
})

test('who works in accounts neither orders nor asks', () => {
  expect(rolesFor('confirm an order')).toEqual(['Owner', 'Approver', 'Buyer'])
  expect(rolesFor('raise an enquiry')).toEqual(['Owner', 'Approver', 'Buyer'])
  expect(rolesFor('ask for approval')).toEqual(['Owner', 'Approver', 'Buyer'])
  expect(rolesFor('list own orders')).toBeNull()
})

test('owners and approvers decide on requests', () => {
  expect(rolesFor('decide on a request')).toEqual(['Owner', 'Approver'])
})

test.each([
  ["see the supplier's desk", sellingRoles],
  ['manage own stock', ['Owner', 'Sales']],
  ['run the supplier', ['Owner']],
  ['see orders to load', sellingRoles],
  ['answer orders to load', ['Owner', 'Sales', 'Dispatch']],
  ['see the own score', sellingRoles],
  ['answer ratings', ['Owner', 'Sales']],
  ['see the own statement', ['Owner', 'Accounts']],
  ["see the supplier's account", ['Owner', 'Accounts']],
] as const)('who of a supplier may %s', (permission, expected) => {
  const may = (sellerId: number | null, sellingRole: Actor['sellingRole']) =>
    sellsFor(permission, { sellerId, sellingRole })
  expect(sellingRoles.filter((role) => may(7, role))).toEqual(expected)
  expect(may(7, null)).toBe(false)
  // A role is left over where the company is no supplier any more.
  expect(sellingRoles.filter((role) => may(null, role))).toEqual([])
})

test('what is not for suppliers alone is for those too who sell nothing', () => {
  expect(sellsFor('buy', somebody)).toBe(true)
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
    'open an invitation',
  ])
  expect(namesOf('admin')).toEqual([
    'see the desk',
    'manage master data',
    'manage stock',
    'manage suppliers',
    'manage fees',
    'manage freight',
    'manage orders',
    'manage consignments',
    'manage invoices',
    'manage money',
    'manage certificates',
    'oversee enquiries',
    'manage accounts',
    'merge companies',
    'read the logs',
    'watch the mail queue',
  ])
})
