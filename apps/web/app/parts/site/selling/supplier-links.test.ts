import { sellingRoles, type SellingRole } from '@lohahaat/domain/identity/actor'
import { sellsFor, type Permission } from '@lohahaat/domain/identity/permissions'
import { expect, test } from 'vitest'
import { isOnLink, supplierLinks } from './supplier-links'

const pages: Readonly<Record<string, Permission>> = {
  '/supplier': "see the supplier's desk",
  '/supplier/enquiries': "see the supplier's desk",
  '/supplier/orders': 'see orders to load',
  '/supplier/consignments': 'see orders to load',
  '/certificates': 'see orders to load',
  '/supplier/stock': 'manage own stock',
  '/supplier/statement': 'see the own statement',
  '/supplier/account': "see the supplier's account",
  '/supplier/score': 'see the own score',
}

test.each(sellingRoles)('%s finds the screens that he may see, and no others', (sellingRole: SellingRole) => {
  const seen = Object.keys(pages).filter((page) => sellsFor(pages[page] as Permission, { sellerId: 1, sellingRole }))
  expect(supplierLinks(sellingRole).map(({ to }) => to)).toEqual(seen)
})

test('who sells nothing has no such screens', () => {
  expect(supplierLinks('')).toEqual([])
})

test.each([
  ['/supplier', 0],
  ['/supplier/orders/7', 2],
  ['/Supplier/Stock', 5],
  ['/supplier/stockImport', 5],
  ['/supplier/item/12', 5],
  ['/certificates/3', 4],
])('%s belongs to one link', (pathname, at) => {
  const links = supplierLinks('Owner')
  expect(links.map((link) => isOnLink(link, pathname))).toEqual(links.map((_, place) => place === at))
})
