import { join } from 'node:path'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { root } from '../setup.mjs'
import { importDirections } from './import-directions.mjs'

const linter = new Linter({ cwd: root })

const complaints = (file: string, source: string) =>
  linter
    .verify(
      `import '${source}'`,
      {
        files: ['**/*.{ts,tsx}'],
        plugins: { house: { rules: { 'import-directions': importDirections } } },
        rules: { 'house/import-directions': 'error' },
      },
      { filename: join(root, file) },
    )
    .map(({ messageId }) => messageId)

const CART = 'apps/api/src/ordering/cart'

test.each([
  ['a route, a repository', `${CART}/routes.ts`, './cart.repository'],
  ['a route, the database', `${CART}/routes.ts`, '../../platform/db/db'],
  ['a route, a table', `${CART}/routes.ts`, '../../db/tables/ordering/cart-lines'],
  ['a use case, routes', `${CART}/save-cart.ts`, './routes'],
  ['a use case, what makes routes', `${CART}/save-cart.ts`, '../../platform/http/route'],
  ['a use case, requests', `${CART}/save-cart.ts`, 'fastify'],
  ['a use case, a table', `${CART}/save-cart.ts`, '../../db/tables/ordering/cart-lines'],
  ['a repository, a use case', `${CART}/cart.repository.ts`, './save-cart'],
  ['a page, another page', 'apps/web/app/pages/buyer/cart/cart-page.tsx', '../check-out/summary'],
])('refused: %s', (_, file, source) => expect(complaints(file, source)).toEqual(['layer']))

test('refused: a capability, one above it', () =>
  expect(complaints(`${CART}/save-cart.ts`, '../../sourcing/quotes/award')).toEqual(['floor']))

test.each([
  [`${CART}/routes.ts`, './save-cart'],
  [`${CART}/routes.ts`, '../../platform/http/route'],
  [`${CART}/routes.ts`, '@lohahaat/contract/ordering/cart/save-cart'],
  ['apps/api/src/reference/kinds/routes.ts', '../master-data/routes'],
  ['apps/api/src/routes.ts', './ordering/cart/routes'],
  ['apps/api/src/app.ts', './routes'],
  [`${CART}/save-cart.ts`, './cart.repository'],
  [`${CART}/save-cart.ts`, '../../inventory/stock/name-item'],
  [`${CART}/cart.repository.ts`, 'drizzle-orm'],
  ['apps/api/src/identity/sessions/find-caller.ts', 'fastify'],
])('fine: %s, %s', (file, source) => expect(complaints(file, source)).toEqual([]))
