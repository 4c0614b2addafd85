import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { startBuiltChildren } from './scripts/testing/built-children.mjs'

// A busy machine must not refuse good work; scripts/testing/second-tries.mjs names what needed its second try.
const retry = process.env['CI'] ? 1 : 0
const children = 'apps/api/src/testing/children.setup.ts'

// Each file has a server and a database of its own, so nothing but the loaded code is shared.
const apiTests = (name: string, setup: string, include: string[], exclude: string[] = [], env = {}) => ({
  plugins: [startBuiltChildren],
  test: {
    name,
    include: include.map((pattern) => `apps/api/src/${pattern}.api.test.ts`),
    exclude,
    env,
    retry,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: [children, `apps/api/src/testing/database/${setup}.setup.ts`],
  },
})
// What an older server could take otherwise than the embedded one: the schema, and the statements and locks of orders and
// enquiries. Here each statement waits for the one before, so that these pass both ways.
const onInstalled = [
  ...['db/*', 'platform/db/*', 'platform/db/fast/*', 'platform/operations/restore-drill'],
  ...['cart', 'checkout', 'orders', 'order-changes'].map((part) => `ordering/${part}/*`),
  ...['enquiries', 'quotes', 'awards'].map((part) => `sourcing/${part}/*`),
]
// A paper and a large list ask for nothing that the others don't.
const notOnInstalled = ['orders/proforma-invoice', 'enquiries/long-lists'].map((name) => `**/${name}.api.test.ts`)

export default defineConfig({
  test: {
    // By itself the runner would leave one core to the machine, which on two of them doubles the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [startBuiltChildren],
        test: {
          name: 'unit',
          globalSetup: [children],
          retry,
          // What it costs to load the code anew for each file is more than to run it; no test replaces a module.
          isolate: false,
          // A machine that is busy with other things makes a test slow, not wrong.
          testTimeout: 30_000,
          restoreMocks: true,
          unstubGlobals: true,
          include: ['{apps,bench,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**', '**/build/**'],
        },
      },
      apiTests('api', 'postgres', ['**/*']),
      apiTests('api on installed postgres', 'installed-postgres', onInstalled, notOnInstalled, {
        DATABASE_PIPELINE: 'off',
      }),
    ],
  },
})
